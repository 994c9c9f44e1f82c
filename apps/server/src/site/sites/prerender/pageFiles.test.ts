import { expect, test } from 'vitest';
import { createFindFiles } from './pageFiles.ts';

const program = {
  'src/Results.tsx': { file: 'assets/Results-1.js' },
  'src/Menu.tsx': { file: 'assets/Menu-1.js' },
};
const app = {
  'index.html': { file: 'assets/index-2.js', css: ['assets/index-2.css'], imports: ['_platform'] },
  _platform: { file: 'assets/platform-2.js', css: ['assets/platform-2.css'] },
  _rows: { file: 'assets/rows-2.js', css: ['assets/rows-2.css'], imports: ['_platform'] },
  'src/Results.tsx': { file: 'assets/Results-2.js', css: ['assets/Results-2.css'], imports: ['_rows'] },
  'src/Menu.tsx': { file: 'assets/Menu-2.js', imports: ['_rows'] },
  '_words-en': { file: 'assets/words-en-2.js', name: 'words-en' },
  'src/platform/i18n/locales/en/cyber.json': { file: 'assets/cyber-2.js' },
};
const findFiles = createFindFiles(program, app);

test('a page needs the app’s files of the code that it used, with all that they import, once', () => {
  expect(findFiles(['Results-1.js', 'Menu-1.js'], [])).toEqual({
    styles: ['/assets/Results-2.css', '/assets/rows-2.css'],
    scripts: ['/assets/Results-2.js', '/assets/rows-2.js', '/assets/Menu-2.js'],
  });
});

test('translations come from the file of the first screens, or from their own', () => {
  expect(findFiles([], ['en/common', 'en/cyber']).scripts).toEqual([
    '/assets/words-en-2.js',
    '/assets/cyber-2.js',
  ]);
});

test('unknown names and missing manifests need nothing', () => {
  expect(findFiles(['Other-1.js'], ['xx/common'])).toEqual({ styles: [], scripts: [] });
  expect(createFindFiles({}, {})(['Results-1.js'], ['en/common'])).toEqual({ styles: [], scripts: [] });
});
