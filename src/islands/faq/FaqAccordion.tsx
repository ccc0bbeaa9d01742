import * as Accordion from '@radix-ui/react-accordion';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { FaqItem } from './FaqItem.tsx';
import type { Question } from './question.ts';
import { NONE, useOpenQuestion } from './use-open-question.ts';

interface Props {
  questions: readonly Question[];
  phone: Phone;
}

/** Accordion with the questions of one category: single-open, collapsible (FAQ-1, FAQ-2). */
export function FaqAccordion({ questions, phone }: Props) {
  return (
    <ErrorBoundary phone={phone}>
      <Questions questions={questions} />
    </ErrorBoundary>
  );
}

function Questions({ questions }: Pick<Props, 'questions'>) {
  const { list, open, toggle } = useOpenQuestion();
  return (
    <Accordion.Root
      ref={list}
      type="single"
      collapsible
      value={open ?? NONE}
      onValueChange={toggle}
      className="mt-6 grid gap-3 [overflow-anchor:none]"
    >
      {questions.map((question) => (
        <FaqItem
          key={question.id}
          question={question}
          isOpen={open === undefined ? undefined : question.id === open}
        />
      ))}
    </Accordion.Root>
  );
}
