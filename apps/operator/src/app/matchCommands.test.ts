import { expect, test } from 'vitest';
import { matchCommands } from './matchCommands.ts';

const entries = [
  { label: 'Void a market…', words: 'cancel bets' },
  { label: 'Market closures' },
  { label: 'Give free rounds…', words: 'spins' },
  { label: 'Rounds' },
];
const namesOf = (typed: string) => matchCommands(typed, entries).map(({ label }) => label);

test('finds entries by the beginnings of their words, in any order and case', () => {
  expect(namesOf('FREE ro')).toEqual(['Give free rounds…']);
  expect(namesOf('rounds give')).toEqual(['Give free rounds…']);
  expect(namesOf('ounds')).toEqual([]);
});

test('finds entries by words that their names lack, after those that have them', () => {
  expect(namesOf('cancel')).toEqual(['Void a market…']);
  expect(matchCommands('bets', [...entries, { label: 'Bets' }]).map(({ label }) => label)).toEqual([
    'Bets',
    'Void a market…',
  ]);
});

test('finds nothing by a few letters of words that the names lack', () => {
  expect(namesOf('ca')).toEqual([]);
  expect(namesOf('can')).toEqual(['Void a market…']);
});

test('puts entries whose name begins with the typed word first', () => {
  expect(namesOf('market')).toEqual(['Market closures', 'Void a market…']);
  expect(namesOf('rounds')).toEqual(['Rounds', 'Give free rounds…']);
});

test('ignores accents', () => {
  expect(matchCommands('resume', [{ label: 'Résumé' }])).toHaveLength(1);
});

test('finds nothing for text without letters and digits', () => {
  expect(namesOf('  … ')).toEqual([]);
});
