/** Begins a text with an uppercase letter. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
