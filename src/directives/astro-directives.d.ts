import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads on first touch; `{ near: true }`: also when it comes near the viewport. */
    'client:interaction'?: boolean | { readonly near: true };
  }
}
