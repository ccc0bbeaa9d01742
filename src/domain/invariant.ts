/**
 * Throws when a condition that must always be true is false.
 *
 * @param condition - Condition that only a fault in the code or its data can make false.
 * @param message - Description of the fault, for the developer who reads the error.
 * @throws Error with the message.
 */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
