import { describe, expect, test } from 'vitest';
import { chooseFields, chooseParts } from '#src/domain/conditions.ts';

const conditions = () => ({ plans: true, clubs: false });
const choose = (value: unknown) => chooseFields(value, conditions).fields;

describe('chooseParts', () => {
  test.each([
    [' No condition ', ' No condition '],
    ['{if plans}Join.{end}', 'Join.'],
    ['Call.{if clubs} Join.{end}', 'Call.'],
    ['{if not clubs}None{end}{if clubs}Some{end}', 'None'],
    ['{if plans and not clubs}Plans{end}{if plans and clubs}Both{end}', 'Plans'],
    ['{if plans}A{if clubs} club{end} and {company.phone}{end}', 'A and {company.phone}'],
    ['{if clubs}one\n{end} two', 'two'],
  ])('%j becomes %j', (text, chosen) => {
    expect(chooseParts(text, conditions)).toBe(chosen);
  });

  test.each([
    ['{if club}Join.{end}', "{if club}: no condition 'club'; there are plans, clubs"],
    ['{if plans}Join.', '{if …} and {end} do not match'],
    ['{if plans}Join.{end}{end}', '{if …} and {end} do not match'],
  ])('%j throws %s', (text, message) => {
    expect(() => chooseParts(text, conditions)).toThrow(message);
  });
});

describe('chooseFields', () => {
  test('leaves out items of lists one of whose texts is empty, and elsewhere the field alone or all of a group', () => {
    expect(
      choose({
        steps: ['one', '{if clubs}two{end}'],
        cards: [
          { title: '{if clubs}Club{end}', order: 1 },
          { title: 'Plan', note: '', order: 2, badge: null },
        ],
        about: { rating: '{if clubs}5.0{end}', name: 'Firm', others: {}, counts: [1, null] },
        club: { heading: '{if clubs}Club{end}', text: '{if clubs}Join.{end}' },
      }),
    ).toEqual({
      steps: ['one'],
      cards: [{ title: 'Plan', order: 2, badge: null }],
      about: { name: 'Firm', others: {}, counts: [1, null] },
    });
  });

  test('says where each field stood before', () => {
    const { fieldBefore } = chooseFields(
      { cards: [{ title: '{if clubs}Club{end}' }, { title: 'Plan' }] },
      conditions,
    );
    expect(fieldBefore.get('cards[0]: title')).toBe('cards[1]: title');
  });

  test('names the field of a wrong condition', () => {
    expect(() => choose({ cards: [{ title: '{if club}x{end}' }] })).toThrow(
      "cards[0]: title: {if club}: no condition 'club'",
    );
    const broken = () => {
      throw new Error('prices.yaml is not valid');
    };
    expect(() => chooseFields({ title: '{if clubs}x{end}' }, broken)).toThrow(
      new Error('prices.yaml is not valid'),
    );
  });
});
