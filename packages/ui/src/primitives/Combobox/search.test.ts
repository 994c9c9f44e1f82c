import { expect, test } from 'vitest';
import { findOptions } from './search.ts';

const countries = [
  { value: 'AX', label: 'Åland' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['Ivory Coast'] },
  { value: 'DE', label: 'Deutschland', hint: '+49' },
  { value: 'PL', label: 'Łódź' },
  { value: 'NL', label: 'Nederland' },
  { value: 'RU', label: 'Россия' },
  { value: 'XL', label: 'Niederlande' },
];
const found = (text: string) => findOptions(countries, text).map(({ value }) => value);

test.each([
  ['', countries.map(({ value }) => value)],
  ['aland', ['AX']],
  ['COTE', ['CI']],
  ['ivory', ['CI']],
  ['lodz', ['PL']],
  ['+49', ['DE']],
  ['росс', ['RU']],
  ['nowhere', []],
])('%j finds %j', (text, values) => expect(found(text)).toEqual(values));

test('ranks a label that starts with the text before one that contains it', () => {
  expect(found('eder')).toEqual(['NL', 'XL']);
  expect(found('nied')).toEqual(['XL']);
  expect(
    findOptions(
      [
        { value: 'a', label: 'New Caledonia' },
        { value: 'b', label: 'Caledonia' },
      ],
      'cale',
    )[0]?.value,
  ).toBe('b');
});

test('keeps the order of groups', () => {
  const grouped = [
    { value: 'a', label: 'New Caledonia', group: 'Used before' },
    { value: 'b', label: 'Caledonia', group: 'All' },
  ];
  expect(findOptions(grouped, 'cale').map(({ value }) => value)).toEqual(['a', 'b']);
});

test.each([
  ['strasse', 'Straße'],
  ['Muenchen', 'München'],
  ['istanbul', 'İstanbul'],
  ['orsted', 'Ørsted'],
  ["cote d'ivoire", 'Côte d’Ivoire'],
])('%s finds %s, whatever the spelling', (text, label) => {
  expect(findOptions([{ value: 'one', label }], text)).toHaveLength(1);
});
