import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sheetNames } from '../../platform/links/sheets.ts';
import { sheetModules } from '../sheets/sheetFiles.ts';
import { mayRemind, moneySheets, movesMoney } from './moneyPages.ts';
import type { RouteRow } from './row.ts';
import { knownRows, loadLazyRows } from './table.ts';

const web = resolve(import.meta.dirname, '../..');
const blocks = resolve(web, '../../../packages/ui/src/blocks');

/** Mark of an element that moves money, in the source of a component. */
const MARK = /tone="primary"|\bmoneyArea\b|^\s*movesMoney$|\smovesMoney[\s>]/m;
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
}

/** Components of the kit that have such an element. */
const moneyBlocks: ReadonlySet<string | undefined> = new Set(
  readdirSync(blocks, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.stories.tsx'))
    .map((name) => sourceOf(join(blocks, name)))
    .filter((source) => MARK.test(source))
    .flatMap((source) => [...source.matchAll(/export function ([A-Z]\w+)/g)].map(([, name]) => name)),
);

/** Returns whether a module, or one that it loads by a relative path, has an element that moves money. */
function hasMoney(file: string, seen = new Set<string>()): boolean {
  // The route table leads to every screen, but contains none.
  if (file.startsWith(join(web, 'app', 'routes'))) return false;
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return false;
  seen.add(file);
  const source = sourceOf(file);
  if (MARK.test(source)) return true;
  if ([...source.matchAll(/<([A-Z]\w+)/g)].some(([, name]) => moneyBlocks.has(name))) return true;
  return [...source.matchAll(IMPORT)].some(([, path = '']) => hasMoney(resolve(dirname(file), path), seen));
}

/** Module that a function imports, as the test's own transformation names it. */
function moduleOf(load: (() => Promise<unknown>) | undefined): string | undefined {
  const [file] = /(?:sections|app)\/[\w/-]+\.tsx?/.exec(load?.toString() ?? '') ?? [];
  return file && join(web, file);
}

const addressOf = ({ path }: RouteRow) => `/en/${path.replaceAll(/:(\w+)\??/g, '7')}`;

beforeAll(() => loadLazyRows());

describe('elements that move money', () => {
  test('are on the screens that are listed for it, and on no other', () => {
    const screens = knownRows().filter(({ load }) => load !== undefined);
    expect(screens.filter(({ load }) => moduleOf(load) === undefined)).toEqual([]);
    const found = screens.filter(({ load }) => hasMoney(moduleOf(load) ?? ''));
    const listed = screens.filter(({ meta }) => meta.movesMoney);
    expect(listed.map(({ path }) => path)).toEqual(found.map(({ path }) => path));
    expect(listed.length).toBeGreaterThan(10);
  });

  test('are in the sheets that are listed for it, and in no other', () => {
    const found = sheetNames.filter((name) => hasMoney(moduleOf(sheetModules[name]) ?? ''));
    expect([...moneySheets].toSorted()).toEqual(found.toSorted());
  });
});

test('nobody is reminded of the coupon over money, a game, the account, payments or a sheet', () => {
  const rows = knownRows().filter(({ redirect }) => redirect === undefined);
  const reminded = rows.filter((row) => mayRemind({ pathname: addressOf(row), search: '' }));
  expect(reminded.filter(({ meta }) => meta.inOffice ?? meta.isGame ?? meta.movesMoney)).toEqual([]);
  expect(
    reminded.filter(({ path }) => /^(?:office|onpay|payment|user|game|registration)\b/.test(path)),
  ).toEqual([]);
  expect(reminded.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['', 'casino-lobby', 'live/:sport?/:champ?']),
  );
  for (const name of sheetNames)
    expect(mayRemind({ pathname: '/en', search: `?${name}=1` }), name).toBe(false);
});

test('a sheet that moves money makes any page one that does', () => {
  expect(movesMoney({ pathname: '/en', search: '' })).toBe(false);
  expect(movesMoney({ pathname: '/en', search: '?cashier=1' })).toBe(true);
  expect(movesMoney({ pathname: '/en/office/recharge', search: '' })).toBe(true);
});
