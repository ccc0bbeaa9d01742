import * as Accordion from '@radix-ui/react-accordion';
import { linkLabel as LINK_LABEL } from '#src/content/controls.yaml';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { Answer, type Question } from './Answer.tsx';
import { RESET_RADIX_SIZE_VARS } from './faq-panel.ts';
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
  const { list, open, toggle } = useOpenQuestion();
  const shown = open ?? (opensFirst ? questions[0]?.id : undefined) ?? NONE;
  return (
    <Accordion.Root
      ref={list}
      type="single"
      collapsible
      value={shown}
      onValueChange={toggle}
      className="[overflow-anchor:none]"
    >
      {questions.map((question) => (
        <FaqItem
          key={question.id}
          question={question}
          linkLabel={linkLabel}
          isOpen={question.id === shown}
          isHydrated={open !== undefined}
        />
      ))}
    </Accordion.Root>
  );
}

interface ItemProps {
  question: Question;
  linkLabel: string;
  isOpen: boolean;
  /** Without script every answer is open and no state is announced. */
  isHydrated: boolean;
}

/** One question. Styles follow `aria-expanded`, which the inline script also sets. */
function FaqItem({ question, linkLabel, isOpen, isHydrated }: ItemProps) {
  return (
    <Accordion.Item value={question.id} data-faq="" className="not-first:rule-t">
      <Accordion.Header className="text-base">
        <Accordion.Trigger
          aria-expanded={isHydrated ? isOpen : undefined}
          suppressHydrationWarning
          className="flex min-h-12 w-full cursor-pointer items-center gap-4 px-4 py-2 text-left font-bold sm:min-h-14 sm:px-5"
        >
          {question.question}
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content forceMount asChild>
        <faq-panel
          class="block"
          hidden={isOpen ? false : 'until-found'}
          style={RESET_RADIX_SIZE_VARS}
          suppressHydrationWarning
        >
          <Answer {...question} linkLabel={linkLabel} />
        </faq-panel>
      </Accordion.Content>
    </Accordion.Item>
  );
}
