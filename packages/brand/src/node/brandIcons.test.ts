import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { iconCss } from '../iconCss.ts';
import { themesFolder } from '../testBooks.ts';
import { readBrand } from './themes.ts';

const svg = (inside: string, box = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
const ball = svg('<circle cx="12" cy="12" r="9"/>');

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(join(themesFolder, 'merlot'), join(root, 'merlot'), { recursive: true });
  mkdirSync(join(root, 'merlot/icons'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Reads the brand with one icon. */
function readWith(file: string, content: string) {
  writeFileSync(join(root, 'merlot/icons', file), content);
  return readBrand(join(root, 'merlot'));
}

test('an icon of a brand replaces that of the kit, as a mask in the text colour', async () => {
  const reading = await readWith('football.svg', `<?xml version='1.0'?>${ball}`);
  if (!reading.ok) throw new Error(reading.faults.join());
  const [icon] = reading.brand.icons;
  expect(icon).toMatchObject({ name: 'football', svg: ball });
  expect(icon?.fileName).toMatch(/^merlot-football-[0-9a-f]{8}\.svg$/);
  const css = iconCss(reading.brand.icons, '/brand-icons/');
  expect(css).toContain(`svg[data-icon='football']{background:currentColor;`);
  expect(css).toContain(`mask:url(/brand-icons/${icon?.fileName}) center/contain no-repeat;`);
  expect(css).toContain("svg[data-icon='football']>*{display:none}");
});

test.each([
  ['a name that the kit has not', 'soccerball.svg', ball, 'has the name of no icon'],
  ['another format', 'football.png', 'x', 'has the name of no icon'],
  ['a script', 'football.svg', svg('<script>x</script>'), 'more than draw'],
  ['no drawing', 'football.svg', svg('<path d="M0 0"/>'), 'draws nothing'],
  ['another shape', 'football.svg', svg('<path d="M0 0h9v9z"/>', '0 0 48 24'), '48 wide and 24 high'],
  ['too many points', 'football.svg', svg(`<path d="M0 0${'L1 2'.repeat(1100)}"/>`), 'an icon may have 4000'],
])('refuses an icon with %s', async (_, file, content, reason) => {
  const reading = await readWith(file, content);
  expect(reading.ok ? [] : reading.faults).toEqual([expect.stringContaining(reason)]);
});
