import { answerBlocks } from './answer-blocks.ts';
import type { Question } from './question.ts';

/** An answer: its text, where to read on, and the link that opens it. */
export function Answer({ id, question, answer, link }: Question) {
  return (
    // The hash lands here, inside the panel, which is what makes the browser open it; the margin
    // keeps the question above it in sight.
    <div id={id} className="prose scroll-mt-44 px-4 pb-4 sm:px-5">
      {answerBlocks(answer).map((block, at) =>
        block.kind === 'list' ? (
          <ul key={at}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{block.text}</p>
        ),
      )}
      <p className="flex flex-wrap gap-x-6 text-sm">
        {link && (
          <a className="inline-block py-2 font-bold" href={link.href}>
            {link.text}
          </a>
        )}{' '}
        <a
          className="no-print inline-block py-2"
          href={`#${id}`}
          aria-label={`Link to this question: ${question}`}
        >
          Link to this question
        </a>
      </p>
    </div>
  );
}
