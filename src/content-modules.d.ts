// Content that scripts import (src/integrations/import-texts.ts). Types only: no schema is in a script.

declare module '#src/content/calculator.yaml' {
  import type { CalculatorTexts } from '#src/schemas/calculator.ts';

  const texts: CalculatorTexts;
  export default texts;
}

declare module '#src/content/login.yaml' {
  import type { LoginTexts } from '#src/schemas/login.ts';

  const texts: LoginTexts;
  export default texts;
}

declare module '#src/content/controls.yaml' {
  import type { ControlTexts } from '#src/schemas/controls.ts';

  export const close: ControlTexts['close'];
  export const dismiss: ControlTexts['dismiss'];
  export const linkLabel: ControlTexts['linkLabel'];
  export const error: ControlTexts['error'];
}
