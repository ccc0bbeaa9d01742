import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import type { Terminal } from './interview.ts';

/** Opens the terminal for questions. Lines that arrive before their question are kept for it. */
export function openTerminal(): Terminal & { readonly close: () => void } {
  const lines = createInterface({ input: stdin, output: stdout });
  const typed = lines[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      lines.setPrompt(question);
      lines.prompt();
      const { done = false, value } = await typed.next();
      return done ? undefined : value;
    },
    say: (line) => {
      console.log(line);
    },
    close: () => {
      lines.close();
    },
  };
}
