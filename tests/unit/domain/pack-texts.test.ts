// cspell:ignore Enviado Guardado Mostrar Ocultar
import { expect, test } from 'vitest';
import { packTexts, unpackTexts } from '#src/domain/pack-texts.ts';

const english = { show: 'Show', results: { saved: 'Saved', sent: '' }, hide: 'Hide' };

test('packTexts and unpackTexts keep names and groups', () => {
  const spanish = {
    show: 'Mostrar',
    results: { saved: 'Guardado', sent: 'Enviado' },
    hide: 'Ocultar',
  };
  const packed = packTexts(spanish);
  expect(packed).toBe('Mostrar\nGuardado\nEnviado\nOcultar');
  expect(unpackTexts(english, packed)).toEqual(spanish);
});

test('packTexts refuses a text of two lines', () => {
  expect(() => packTexts({ results: { saved: 'a\nb' } })).toThrow("must be one line: 'a\nb'");
});
