import { Component, type ReactNode } from 'react';
import { error as ERROR_TEXTS } from '#src/content/controls.yaml';
import { unpackTexts } from '#src/domain/pack-texts.ts';

/** Texts of an error in an island. */
type ErrorTexts = Readonly<typeof ERROR_TEXTS>;

/** The company's phone number, as islands show it. */
export interface Phone {
  /** Displayed form: '(626) 555-0142'. */
  readonly display: string;
  /** The tel: link. */
  readonly href: string;
}

interface Props {
  readonly phone: Phone;
  /** Texts in the language of the page, packed; English by default. */
  readonly texts?: string | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly error: unknown;
}

/**
 * Shows an error of an island in place of its content (ERR-1): heading, status and text or message,
 * and the phone number. The rest of the page keeps working.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { phone, texts: packed } = this.props;
    const texts = packed === undefined ? ERROR_TEXTS : unpackTexts(ERROR_TEXTS, packed);
    return (
      <div role="alert" className="card">
        <h2 className="text-h3">{texts.heading}</h2>
        <p>{errorText(this.state.error, texts)}</p>
        <p>
          {texts.help}{' '}
          <a className="link" href={phone.href}>
            {phone.display}
          </a>
          .
        </p>
      </div>
    );
  }
}

/**
 * Describes an error in one line: '503 Service Unavailable' for a response, otherwise its message.
 *
 * @param error - Any thrown value.
 * @param texts - Texts in the language of the page.
 * @returns text to show; never empty.
 */
export function errorText(error: unknown, texts: ErrorTexts): string {
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const text = 'statusText' in error ? error.statusText : '';
    return `${String(error.status)} ${String(text)}`.trim();
  }
  const message = error instanceof Error ? error.message : error;
  return typeof message === 'string' && message !== '' ? message : texts.unknown;
}
