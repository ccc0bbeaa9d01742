import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads on the first interaction; with `{ near: true }` also near the viewport. */
    'client:interaction'?: boolean | { readonly near: true };
  }
}
