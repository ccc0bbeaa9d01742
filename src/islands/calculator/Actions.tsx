import { useState } from 'react';
import { queryFromEntry } from '#src/domain/calculator-address.ts';
import { mailtoLink } from '#src/domain/contact-links.ts';
import { estimate, type EstimateEntry, type EstimateRates } from '#src/domain/estimate.ts';
import { estimateText } from '#src/domain/estimate-text.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { useTexts } from './texts.ts';

interface Props {
  entry: EstimateEntry;
  rates: EstimateRates;
  email: string;
  /** False during server rendering, when browser APIs are not available. */
  isReady: boolean;
}

const BUTTON = 'btn btn-quiet btn-small grow px-2 text-brand';
const buttonClass = (works: boolean) => (works ? BUTTON : `${BUTTON} invisible`);

/**
 * Links and buttons that email, print and share the estimate; where the browser cannot share, the last
 * one copies the link. Buttons that do not work yet are invisible instead of absent, so that the layout
 * does not shift.
 */
export function Actions({ entry, rates, email, isReady }: Props) {
  const texts = useTexts();
  const [message, setMessage] = useState('');
  const link = isReady
    ? `${location.origin}${location.pathname}?${queryFromEntry(entry)}`
    : undefined;
  const text = estimateText(estimate(entry, rates), entry.materialsCents, rates, texts, link);
  const canShare = isReady && 'share' in navigator;

  const copy = async () => {
    if (link === undefined) return;
    try {
      await navigator.clipboard.writeText(link);
      setMessage(texts.copied);
    } catch {
      // The browser can refuse access to the clipboard: the visitor copies the link by hand.
      setMessage(fillText(texts.link, { link }));
    }
  };
  const share = () => {
    // A rejection means that the visitor dismissed the dialog, so no message is needed.
    if (link !== undefined) navigator.share({ title: document.title, url: link }).catch(() => {});
  };

  return (
    <div className="no-print md:col-start-2">
      <div className="flex flex-wrap gap-2">
        <a className={BUTTON} href={mailtoLink(email, texts.emailSubject, text)}>
          {texts.email}
        </a>
        <button type="button" className={buttonClass(isReady)} onClick={() => print()}>
          {texts.print}
        </button>
        <button
          type="button"
          className={buttonClass(isReady)}
          onClick={canShare ? share : () => void copy()}
        >
          {canShare ? texts.share : texts.copy}
        </button>
      </div>
      <p role="status" className="mt-1 -mb-6 min-h-6 text-sm wrap-anywhere">
        {message}
      </p>
    </div>
  );
}
