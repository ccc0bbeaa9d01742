/** A question as the FAQ's files hold it, facts filled in. */
export interface Question {
  /** its hash: /faq#id opens it */
  readonly id: string;
  readonly question: string;
  /** paragraphs and '- ' lists, parted by empty lines */
  readonly answer: string;
  readonly link?: { readonly text: string; readonly href: string } | undefined;
}
