import type { ComponentProps } from 'react';

type PanelProps = Omit<ComponentProps<'div'>, 'hidden' | 'className'> & {
  hidden?: boolean | 'until-found';
};

declare module 'react' {
  // React's types accept custom elements only through this namespace.
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
