import type { ComponentProps } from 'react';

type PanelProps = Omit<ComponentProps<'div'>, 'hidden' | 'style' | 'className'> & {
  class?: string;
  hidden?: boolean | 'until-found';
  style?: Readonly<Record<string, undefined>>;
};

declare module 'react' {
  // React's types accept custom elements only through this namespace.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      /**
       * Panel of an answer that find-in-page can open. A custom element, because React renders
       * `hidden="until-found"` on a div as plain `hidden`.
       */
      'faq-panel': PanelProps;
    }
  }
}

/**
 * Removes the size variables that Radix writes as a style attribute: the content security policy
 * forbids style attributes, and no animation uses them.
 */
export const RESET_RADIX_SIZE_VARS = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
  '--radix-collapsible-content-height': undefined,
  '--radix-collapsible-content-width': undefined,
} as const;
