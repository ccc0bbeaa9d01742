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
  expect(packed).toBe('Mostrar|Guardado|Enviado|Ocultar');
  expect(unpackTexts(english, packed)).toEqual(spanish);
});

test('packTexts refuses a text that contains the separator', () => {
  expect(() => packTexts({ results: { saved: 'a|b' } })).toThrow(
    "a text of an island must not contain '|': 'a|b'",
  );
});
