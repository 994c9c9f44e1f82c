import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rawBook, themesFolder } from './testBooks.ts';

// A long timeout: each run is a process of its own, and some tests start three.
vi.setConfig({ testTimeout: 60_000 });

let themes = '';

beforeEach(() => {
  themes = mkdtempSync(join(tmpdir(), 'themes-'));
  cpSync(themesFolder, themes, { recursive: true });
});

afterEach(() => rmSync(themes, { recursive: true }));

function run(...args: string[]): { status: number | null; out: string; err: string } {
  const cli = new URL('./cli.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args, '--themes', themes], {
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

test('check accepts the brands of this repository and prints their closest pairs', () => {
  const { status, out } = run('check');
  expect(status).toBe(0);
  expect(out).toMatch(/touchline: 0 faults, \d+ contrast pairs hold; the closest:\n {2}\d+\.\d\d \(needs/);
});

test('check fails on a faulty brand book, gives the reason, and checks the other brands too', () => {
  const bad = rawBook('merlot');
  bad.seeds['onPrimary'] = '#B06A80';
  writeFileSync(join(themes, 'merlot/brand.json'), JSON.stringify(bad));
  writeFileSync(join(themes, 'northbank/brand.json'), '{');
  rmSync(join(themes, 'touchline/icon.svg'));
  const { status, err } = run('check');
  expect(status).toBe(1);
  expect(err).toContain(
    'Brand merlot, mode light: color.header.fg (#B06A80) on color.header.bg (#7A1236) has a contrast of 2.65',
  );
  expect(err).toMatch(/northbank\/brand\.json can't be read: .*Mend the JSON/);
  expect(err).toMatch(/icon\.svg is named in the book and can't be read/);
});

test('check renders the icon, so that a faulty one is found before release', () => {
  writeFileSync(
    join(themes, 'merlot/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0" d="M1 1"/></svg>',
  );
  const { status, err } = run('check', 'merlot');
  expect(status).toBe(1);
  expect(err).toMatch(/merlot\/icon\.svg can't be drawn: .*Save it anew/);
});

test('build, export and import round-trip a brand', () => {
  const out = join(themes, '../', `${themes.split('/').at(-1)}-out`);
  expect(run('build', 'merlot', '--out', out).status).toBe(0);
  expect(readFileSync(join(out, 'merlot.css'), 'utf8')).toContain('--ui-color-accent-bg:#ffb23e');
  expect(run('export', 'merlot', '--out', out).status).toBe(0);
  const file = join(out, 'merlot.brand.tokens.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"value": 18', '"value": 6'));
  expect(run('import', 'merlot', file)).toMatchObject({ status: 0, err: '' });
  expect(
    JSON.parse(readFileSync(join(themes, 'merlot/brand.json'), 'utf8')).overrides.all['radius.card'],
  ).toBe('6px');
  rmSync(out, { recursive: true });
});

test('icons writes every size that operating systems require', () => {
  const out = mkdtempSync(join(tmpdir(), 'icons-'));
  expect(run('icons', 'merlot', '--out', out).status).toBe(0);
  expect(readdirSync(join(out, 'merlot'))).toHaveLength(11);
  rmSync(out, { recursive: true });
});

test.each([
  [['paint'], '"paint" is not a command'],
  [['check', 'nobody'], 'No brand "nobody"'],
  [['import', 'merlot'], 'Say one brand and the files'],
  [['import', 'merlot', 'merlot.tokens.json'], 'must end in .<part>.tokens.json'],
  [['check', '--colour'], '--colour'],
])('%j is answered with the correct usage', (args, message) => {
  const { status, err } = run(...args);
  expect(status).toBe(1);
  expect(err).toContain(message);
  expect(err).toContain('npm run brand -- check|build|preview|icons|export');
});
