// Content that scripts import (src/integrations/import-texts.ts). Types only: no schema is in a script.

declare module '#src/content/calculator.yaml' {
  import type { z } from 'astro/zod';
  import type { calculatorSchema } from '#src/schemas/calculator.ts';

  const texts: z.output<typeof calculatorSchema>;
  export default texts;
}

declare module '#src/content/login.yaml' {
  import type { LoginTexts } from '#src/schemas/login.ts';

  const texts: LoginTexts;
  export default texts;
}

declare module '#src/content/controls.yaml' {
  import type { z } from 'astro/zod';
  import type { controlsSchema } from '#src/schemas/controls.ts';

  type ControlTexts = z.output<typeof controlsSchema>;

  export const close: ControlTexts['close'];
  export const dismiss: ControlTexts['dismiss'];
  export const linkLabel: ControlTexts['linkLabel'];
  export const error: ControlTexts['error'];
}
