import { startToasts } from './toast-stack.ts';

// A separate file, fetched only when a page shows a toast.
startToasts();
