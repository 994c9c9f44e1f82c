import { expect, test } from 'vitest';
import { bookOf } from '../testBooks.ts';
import { buildTheme } from '../theme.ts';
import { iconMarkFault, logoFault } from './marks.ts';

const book = bookOf('touchline');
const theme = buildTheme(book);
const svg = (inside: string, box = '0 0 100 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
const icon = (inside: string) => svg(inside, '0 0 100 100');

test.each([
  ['that is empty', svg(''), 'draws nothing'],
  ['with a path of no size', svg('<path d="M0 0" fill="#fff"/>'), 'draws nothing'],
  ['that is transparent', svg('<rect width="90" height="9" fill="#fff" fill-opacity="0"/>'), 'draws nothing'],
  [
    'in the colour of the header',
    svg('<rect width="90" height="9" fill="#16233B"/>'),
    'is invisible on the header in light mode (#16233B): 0 %',
  ],
  [
    'whose letters are dark on a dark header',
    svg('<path d="M0 0h10v20H0z" fill="#D4F53C"/><path d="M20 0h80v20H20z" fill="#141a24"/>'),
    'draw the letters in currentColor',
  ],
])('refuses a wordmark %s', async (_, drawing, reason) => {
  expect(await logoFault(drawing, theme)).toContain(reason);
});

test('accepts a wordmark in the colour of its place', async () => {
  expect(await logoFault(svg('<rect width="90" height="9" fill="currentColor"/>'), theme)).toBeUndefined();
});

test.each([
  ['that is empty', icon(''), 'draws nothing'],
  [
    'of one colour',
    icon('<rect width="100" height="100" fill="#16233B"/>'),
    'shows no mark on its ground (#16233b)',
  ],
  [
    'whose mark has the colour of its ground',
    icon('<rect width="100" height="100" fill="#16233B"/><circle cx="50" cy="50" r="30" fill="#1a2740"/>'),
    'shows no mark',
  ],
  [
    'that is transparent and bright on a bright screen',
    icon('<circle cx="50" cy="50" r="30" fill="#ffffff"/>'),
    'shows no mark on its ground (#F4F3EE)',
  ],
])('refuses an icon %s', async (_, drawing, reason) => {
  expect(await iconMarkFault(drawing, book)).toContain(reason);
});
