import { startToasts } from './toast-stack.ts';

// A file of its own, fetched when a page has something to say: most visits never do.
startToasts();
