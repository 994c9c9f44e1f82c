import { expect, test } from 'vitest';
import { filesOf, measure, measureOpened } from './sizes.mjs';

const manifest = {
  'index.html': {
    file: 'main.js',
    css: ['main.css'],
    imports: ['_react.js'],
    dynamicImports: [
      'src/HomeScreen.tsx',
      'src/Sheet.tsx',
      'src/words.json',
      'src/app/routes/otherBettingRows.ts',
    ],
  },
  'src/app/routes/otherBettingRows.ts': { file: 'late.js', dynamicImports: ['src/RareScreen.tsx'] },
  'src/app/routes/siteRows.ts': { file: 'more.js', dynamicImports: ['src/FarScreen.tsx'] },
  'src/FarScreen.tsx': { file: 'far.js', imports: ['index.html'] },
  'src/RareScreen.tsx': { file: 'rare.js', imports: ['index.html'] },
  'src/HomeScreen.tsx': { file: 'home.js', css: ['home.css'], imports: ['index.html', '_react.js'] },
  'src/Sheet.tsx': {
    file: 'sheet.js',
    imports: ['_react.js', '_form.js'],
    dynamicImports: ['src/View.tsx'],
  },
  'src/View.tsx': { file: 'view.js', imports: ['_form.js'] },
  'src/app/wiring/player.ts': { file: 'player.js' },
  'src/app/sheets/Overlays.tsx': { file: 'overlays.js' },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', css: ['form.css'] },
  '_words-en-1.js': { file: 'words-en.js' },
  '_words-ru-1.js': { file: 'words-ru.js' },
};
const sizes = {
  'main.js': 60,
  'react.js': 40,
  'home.js': 7,
  'late.js': 1,
  'rare.js': 5,
  'more.js': 1,
  'far.js': 2,
  'words-en.js': 2,
  'words-ru.js': 3,
  'sheet.js': 5,
  'form.js': 4,
  'view.js': 6,
  'main.css': 11,
  'home.css': 1,
  'form.css': 2,
};

test('counts files loaded at once, each once, and no lazy ones', () => {
  expect(filesOf(manifest, ['src/HomeScreen.tsx']).toSorted()).toEqual([
    'home.css',
    'home.js',
    'main.css',
    'main.js',
    'react.js',
  ]);
});

test('an entry that the build does not have is an error, not zero bytes', () => {
  expect(() => filesOf(manifest, ['gone.ts'])).toThrow('no entry "gone.ts"');
});

test('a screen is measured as a whole first visit in the heaviest language, against its own budget; a part by what it adds', () => {
  const budgets = {
    first: { js: 110, css: 11, screens: ['src/HomeScreen.tsx'] },
    screen: { js: 108, css: 11 },
    part: { js: 9, css: 2 },
  };
  const rows = measure(manifest, budgets, (file) => sizes[file]);
  expect(rows.map(({ entry, kind, bytes, within }) => [entry, kind, bytes, within])).toEqual([
    ['src/FarScreen.tsx', 'js', 107, true],
    ['src/FarScreen.tsx', 'css', 11, true],
    ['src/HomeScreen.tsx', 'js', 110, true],
    ['src/HomeScreen.tsx', 'css', 12, false],
    ['src/RareScreen.tsx', 'js', 109, false],
    ['src/RareScreen.tsx', 'css', 11, true],
    ['src/Sheet.tsx', 'js', 9, true],
    ['src/Sheet.tsx', 'css', 2, true],
  ]);
});

test('a sheet is measured with the form that it loads lazily, each file once', () => {
  const [row] = measureOpened(manifest, { 'src/Sheet.tsx': 14 }, (file) => sizes[file]);
  expect(row).toMatchObject({ bytes: 15, budget: 14, within: false });
});
