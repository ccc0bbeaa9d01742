import type { ComponentProps } from 'react';

type PanelProps = Omit<ComponentProps<'div'>, 'hidden' | 'style' | 'className'> & {
  class?: string;
  hidden?: boolean | 'until-found';
  style?: Readonly<Record<string, undefined>>;
};

declare module 'react' {
  // The only way to tell React's types of an element.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      /**
       * A closed answer that find-in-page can open. An element of its own, because React writes
       * `hidden="until-found"` on a div as plain `hidden`.
       */
      'faq-panel': PanelProps;
    }
  }
}

/** Takes Radix's measures out of the HTML again: nothing is animated, and the CSP forbids them. */
export const WITHOUT_MEASURES = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
  '--radix-collapsible-content-height': undefined,
  '--radix-collapsible-content-width': undefined,
} as const;
