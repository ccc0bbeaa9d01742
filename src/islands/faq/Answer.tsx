import { splitNumbers } from '#src/domain/whole-numbers.ts';
import { answerBlocks } from './answer-blocks.ts';

/** A question from the FAQ content files, with its facts interpolated. */
export interface Question {
  /** Hash that opens the answer: /faq#id. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs and '- ' lists, separated by empty lines. */
  readonly answer: string;
  readonly link?: { readonly text: string; readonly href: string } | undefined;
}

interface Props extends Question {
  /** Text of the link to the answer itself. */
  readonly linkLabel: string;
}

/** Phone numbers and hours on one line, as in components/ui/WholeNumbers.astro. */
const wholeNumbers = (text: string) =>
  splitNumbers(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="inline-block">
        {part}
      </span>
    ),
  );

/** Answer to a question: its text, a link to further reading and a link to the answer itself. */
export function Answer({ id, question, answer, link, linkLabel }: Props) {
  return (
    // The browser opens the panel because the hash names an element inside it. The scroll margin
    // keeps the question above the answer visible.
    <div id={id} className="prose scroll-mt-44 px-4 pb-4 sm:px-5">
      {answerBlocks(answer).map((block, at) =>
        block.kind === 'list' ? (
          <ul key={at} className="bullets">
            {block.items.map((item) => (
              <li key={item}>{wholeNumbers(item)}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{wholeNumbers(block.text)}</p>
        ),
      )}
      <p className="flex flex-wrap gap-x-6 text-sm">
        {link && (
          <a className="inline-block py-2.5 font-bold" href={link.href}>
            {link.text}
          </a>
        )}{' '}
        <a
          className="no-print inline-block py-2.5 text-muted"
          href={`#${id}`}
          aria-label={`${linkLabel}: ${question}`}
        >
          {linkLabel}
        </a>
      </p>
    </div>
  );
}
