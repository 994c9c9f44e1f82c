import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from './cli/run.ts';
import { fontFaceCss } from './fontCss.ts';
import { fontFiles } from './node/fontFiles.ts';
import { readBrand } from './node/themes.ts';
import { rawBook, themesFolder } from './testBooks.ts';

// A long timeout: commands write many files, and one test starts a process.
vi.setConfig({ testTimeout: 60_000 });

let themes = '';

beforeEach(() => {
  themes = mkdtempSync(join(tmpdir(), 'themes-'));
  cpSync(themesFolder, themes, { recursive: true });
});

afterEach(() => rmSync(themes, { recursive: true }));

async function run(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const status = await runCommand([...args, '--themes', themes], {
    print: (line) => void out.push(line),
    printError: (line) => void err.push(line),
  });
  return { status, out: out.join('\n'), err: err.join('\n') };
}

test('the program exits with the code of its command and writes faults to its error output', () => {
  const program = new URL('./cli.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'paint'], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('"paint" is not a command');
});

test('check accepts the brands of this repository and prints their closest pairs', async () => {
  const { status, out } = await run('check');
  expect(status).toBe(0);
  expect(out).toMatch(/touchline: 0 faults, \d+ contrast pairs hold; the closest:\n {2}\d+\.\d\d \(needs/);
});

test('check fails on a faulty brand book, gives the reason, and checks the other brands too', async () => {
  const bad = rawBook('merlot');
  bad.seeds['onPrimary'] = '#B06A80';
  writeFileSync(join(themes, 'merlot/brand.json'), JSON.stringify(bad));
  writeFileSync(join(themes, 'northbank/brand.json'), '{');
  rmSync(join(themes, 'touchline/icon.svg'));
  const { status, err } = await run('check');
  expect(status).toBe(1);
  expect(err).toContain(
    'Brand merlot, mode light: color.header.fg (#B06A80) on color.header.bg (#7A1236) has a contrast of 2.65',
  );
  expect(err).toMatch(/northbank\/brand\.json can't be read: .*Mend the JSON/);
  expect(err).toMatch(/icon\.svg is named in the book and can't be read/);
});

test.each(['build', 'preview', 'export', 'icons'])(
  '%s writes the other brands when one is faulty, and fails with its fault',
  async (command) => {
    const out = mkdtempSync(join(tmpdir(), 'out-'));
    writeFileSync(join(themes, 'merlot/brand.json'), '{');
    const { status, err } = await run(command, '--out', out);
    expect(status).toBe(1);
    expect(err).toMatch(/merlot\/brand\.json can't be read/);
    expect(readdirSync(out).filter((name) => name.startsWith('northbank'))).not.toEqual([]);
    rmSync(out, { recursive: true });
  },
);

test('check renders the icon, so that a faulty one is found before release', async () => {
  writeFileSync(
    join(themes, 'merlot/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0" d="M1 1"/></svg>',
  );
  const { status, err } = await run('check', 'merlot');
  expect(status).toBe(1);
  expect(err).toMatch(/merlot\/icon\.svg can't be drawn: .*Save it anew/);
});

test('build, export and import round-trip a brand', async () => {
  const out = join(themes, '../', `${themes.split('/').at(-1)}-out`);
  expect((await run('build', 'merlot', '--out', out)).status).toBe(0);
  expect(readFileSync(join(out, 'merlot.css'), 'utf8')).toContain('--ui-color-accent-bg:#ffb23e');
  expect((await run('export', 'merlot', '--out', out)).status).toBe(0);
  const file = join(out, 'merlot.brand.tokens.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"value": 18', '"value": 6'));
  expect(await run('import', 'merlot', file)).toMatchObject({ status: 0, err: '' });
  expect(
    JSON.parse(readFileSync(join(themes, 'merlot/brand.json'), 'utf8')).overrides.all['radius.card'],
  ).toBe('6px');
  rmSync(out, { recursive: true });
});

test('import reads colours of older documents with a hint, and refuses a document of which it understands nothing', async () => {
  const file = join(themes, 'merlot.light.tokens.json');
  writeFileSync(file, JSON.stringify({ color: { canvas: { $type: 'color', $value: '#f8ece5' } } }));
  const { status, out } = await run('import', 'merlot', file);
  expect(status).toBe(0);
  expect(out).toMatch(
    /1 values are written as text, as drafts before 2025\.10 did: color\.canvas\. They were read/,
  );
  writeFileSync(file, JSON.stringify({ palette: { sand: { $type: 'color', $value: '#f8ece5' } } }));
  const refused = await run('import', 'merlot', file);
  expect(refused.status).toBe(1);
  expect(refused.err).toContain(
    'The document has 1 tokens, the first of them "palette.sand", and none that "light" has',
  );
});

test('clean makes what a drawing program exports into a mark that check accepts', async () => {
  const file = join(themes, 'merlot/logo.svg');
  writeFileSync(
    file,
    `<?xml version='1.0' encoding='UTF-8' standalone='no'?>
<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>
<!-- Created with a drawing program -->
<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='140' height='28' role='img' aria-label='Merlot'>
  <metadata>Layers</metadata><style>.a{fill:#ffb23e}</style>
  <path class='a' d='M0 0h20v20H0z'/><g style='fill:currentColor'><path onclick='x()' d='M30 0h100v20H30z'/></g>
</svg>`,
  );
  expect((await run('check', 'merlot')).err).toContain('logo.svg does not start with');
  expect(await run('clean', 'merlot')).toMatchObject({ status: 0, err: '' });
  const cleaned = readFileSync(file, 'utf8');
  expect(cleaned).toMatch(/^<svg [^>]*viewBox="0 0 140 28"/);
  for (const part of ['role="img"', 'aria-label="Merlot"', '#ffb23e', 'currentColor'])
    expect(cleaned).toContain(part);
  expect(await run('check', 'merlot')).toMatchObject({ status: 0, err: '' });
});

test('clean names what it can’t make into a drawing', async () => {
  writeFileSync(
    join(themes, 'merlot/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text x="1" y="8">M</text></svg>',
  );
  const { status, err } = await run('clean', 'merlot');
  expect(status).toBe(1);
  expect(err).toContain('merlot/icon.svg has <text>, which does more than draw; convert it to paths');
});

describe('font', () => {
  const figtree = createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );

  test('adds a font with its licence to a brand, which then uses and serves it', async () => {
    const licence = join(themes, 'licence.txt');
    writeFileSync(licence, 'Acme Type may be used on all websites of Merlot Bet, by contract 12 of 2026.');
    const added = await run('font', 'merlot', figtree, licence, '--name', 'Acme Type');
    expect(added).toMatchObject({ status: 0, err: '' });
    const file = join(themes, 'merlot/brand.json');
    const book = JSON.parse(readFileSync(file, 'utf8'));
    expect(book.fonts).toMatchObject([
      {
        name: 'Acme Type',
        axis: 'wght',
        weight: [300, 900],
        tabular: true,
        metrics: { ascent: 0.95, descent: 0.25 },
      },
    ]);
    const [{ id, licence: licenceName, subsets, metrics }] = book.fonts;
    expect(subsets).toContain('latin');
    expect(metrics.width).toBeCloseTo(1, 1);
    writeFileSync(file, JSON.stringify({ ...book, seeds: { ...book.seeds, bodyFont: 'Acme Type' } }));
    expect(await run('check', 'merlot')).toMatchObject({ status: 0, err: '' });
    const reading = await readBrand(join(themes, 'merlot'));
    if (!reading.ok) throw new Error(reading.faults.join());
    const { theme, folder } = reading.brand;
    expect(theme.brand['font.numeric']).toMatch(/^'Acme Type', 'Inter Variable'/);
    expect(fontFaceCss(theme.fonts, '/fonts/', ['en'])).toContain(`/fonts/${id}-latin-wght-normal.woff2`);
    for (const { path } of fontFiles(theme.ownFonts, folder)) expect(existsSync(path)).toBe(true);

    rmSync(join(themes, 'merlot/fonts', licenceName));
    rmSync(join(themes, 'merlot/fonts', `${id}-latin-wght-normal.woff2`));
    const { err } = await run('check', 'merlot');
    expect(err).toContain("licence.txt is missing or empty, so the use of Acme Type can't be proved");
    expect(err).toContain('latin-wght-normal.woff2 is missing');
  });

  test.each([
    [['merlot', figtree], 'Say one brand, the font file and the file with its licence'],
    [['merlot', 'nowhere.ttf', figtree], "nowhere.ttf can't be read"],
    [['merlot', figtree, 'nowhere.txt'], "nowhere.txt isn't a licence"],
    [
      ['merlot', figtree, join(themesFolder, 'merlot/brand.json'), '--name', 'Inter'],
      'The name "Inter" is the name of a font of the platform',
    ],
    [['merlot', join(themesFolder, 'merlot/logo.svg'), figtree], 'is no font'],
  ])('%j is refused in a sentence', async (args, message) => {
    const { status, err } = await run('font', ...args);
    expect(status).toBe(1);
    expect(err).toContain(message);
  });
});

test('icons writes every size that operating systems require', async () => {
  const out = mkdtempSync(join(tmpdir(), 'icons-'));
  expect((await run('icons', 'merlot', '--out', out)).status).toBe(0);
  expect(readdirSync(join(out, 'merlot'))).toHaveLength(11);
  rmSync(out, { recursive: true });
});

test.each([
  [['paint'], '"paint" is not a command'],
  [['check', 'nobody'], 'No brand "nobody"'],
  [['import', 'merlot'], 'Say one brand and the files'],
  [['import', 'merlot', 'merlot.tokens.json'], 'must end in .<part>.tokens.json'],
  [['check', '--colour'], '--colour'],
])('%j is answered with the correct usage', async (args, message) => {
  const { status, err } = await run(...args);
  expect(status).toBe(1);
  expect(err).toContain(message);
  expect(err).toContain('npm run brand -- check|build|preview|icons|export');
});
