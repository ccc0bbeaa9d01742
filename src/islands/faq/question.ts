/** A question from the FAQ content files, with its facts interpolated. */
export interface Question {
  /** Hash that opens the answer: /faq#id. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs and '- ' lists, separated by empty lines. */
  readonly answer: string;
  readonly link?: { readonly text: string; readonly href: string } | undefined;
}
