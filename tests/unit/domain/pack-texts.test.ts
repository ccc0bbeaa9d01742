// cspell:ignore Enviado Guardado Mostrar Ocultar
import { expect, test } from 'vitest';
import { packTexts, unpackTexts } from '#src/domain/pack-texts.ts';

const english = { show: 'Show', results: { saved: 'Saved', sent: '' }, hide: 'Hide' };

test('packTexts and unpackTexts keep names and groups', () => {
  const spanish = {
    hide: 'Ocultar',
    results: { sent: 'Enviado', saved: 'Guardado' },
    show: 'Mostrar',
  };
  const packed = packTexts(english, spanish, 'es.yaml');
  expect(packed).toBe('Mostrar\nGuardado\nEnviado\nOcultar');
  expect(unpackTexts(english, packed)).toEqual(spanish);
});

test.each([
  [{ show: 'a', hide: 'b' }, 'es.yaml: results: needs saved, sent'],
  [{ show: 'a', hide: 'b', results: 'c' }, 'es.yaml: results: needs saved, sent'],
  [{ show: 'a', hide: 'b', results: { saved: 'c' } }, 'es.yaml: results: sent: needs one line'],
  [{ show: 'a\nb', hide: 'b', results: {} }, 'es.yaml: show: needs one line'],
  [{ show: 1, hide: 'b', results: {} }, 'es.yaml: show: needs one line'],
  [{ show: 'a', hide: 'b', shown: 'c' }, 'es.yaml: shown: is not in English'],
])('packTexts refuses %j', (translation, message) => {
  expect(() => packTexts(english, translation, 'es.yaml')).toThrow(message);
});
