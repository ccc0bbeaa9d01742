import * as Accordion from '@radix-ui/react-accordion';
import { memo, useId } from 'react';
import { linkLabel as LINK_LABEL } from '#src/content/controls.yaml';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { Answer, type Question } from './Answer.tsx';
import { NONE, useOpenQuestion } from './use-open-question.ts';

interface Props {
  questions: readonly Question[];
  /** Whether the first answer is open on arrival. */
  opensFirst: boolean;
  phone: Phone;
  /** Text of the link to an answer. */
  linkLabel?: string | undefined;
  errorTexts?: string | undefined;
}

/** Accordion with the questions of one category: single-open, collapsible (FAQ-1, FAQ-2). */
export function FaqAccordion(props: Props) {
  const { phone, linkLabel = LINK_LABEL, errorTexts, ...list } = props;
  return (
    <ErrorBoundary phone={phone} texts={errorTexts}>
      <Questions {...list} linkLabel={linkLabel} />
    </ErrorBoundary>
  );
}

interface ListProps extends Pick<Props, 'questions' | 'opensFirst'> {
  linkLabel: string;
}

function Questions({ questions, opensFirst, linkLabel }: ListProps) {
  const [first] = opensFirst ? questions : [];
  const { list, open, toggle } = useOpenQuestion(first?.id ?? NONE);
  return (
    <Accordion.Root
      ref={list}
      type="single"
      collapsible
      value={open}
      onValueChange={toggle}
      className="[overflow-anchor:none]"
    >
      {questions.map((question) => (
        <FaqItem
          key={question.id}
          question={question}
          linkLabel={linkLabel}
          isOpen={question.id === open}
        />
      ))}
    </Accordion.Root>
  );
}

interface ItemProps {
  question: Question;
  linkLabel: string;
  isOpen: boolean;
}

/**
 * One question. Styles follow `aria-expanded`, which the inline script also sets; without script every answer
 * is open and no state is announced. The panel is not that of Radix, which measures each answer while it
 * hydrates, a layout for each, and writes a style attribute, which the content security policy forbids.
 */
const FaqItem = memo(function FaqItem({ question, linkLabel, isOpen }: ItemProps) {
  const buttonId = `q${useId()}`;
  return (
    <Accordion.Item value={question.id} data-faq="" className="not-first:rule-t">
      <Accordion.Header className="text-base">
        <Accordion.Trigger
          id={buttonId}
          aria-controls={isOpen ? question.id : undefined}
          aria-expanded={import.meta.env.SSR ? undefined : isOpen}
          suppressHydrationWarning
          className="flex min-h-12 w-full cursor-pointer items-center gap-4 px-4 py-2 text-left font-bold sm:min-h-14 sm:px-5"
        >
          {question.question}
        </Accordion.Trigger>
      </Accordion.Header>
      <faq-panel
        role="region"
        aria-labelledby={buttonId}
        hidden={isOpen ? false : 'until-found'}
        suppressHydrationWarning
      >
        <Answer {...question} linkLabel={linkLabel} />
      </faq-panel>
    </Accordion.Item>
  );
});
