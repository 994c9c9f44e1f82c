// The style of the kit and of each brand, against their budgets, in gzip bytes. The kit is built alone and whole:
// what a page downloads of it is less. A brand is what a player's page carries inline, without its font faces.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { themeCss } from '@touchline/brand';
import { loadThemes } from '@touchline/brand/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from './lib/paths.mjs';

const sizeOf = (css) => gzipSync(css, { level: 9 }).length;

/**
 * @param {Record<string, string>} sheets style sheets by name
 * @param {number} budget bytes
 * @returns {{ entry: string, kind: 'css', bytes: number, budget: number, within: boolean }[]}
 */
export function judge(sheets, budget) {
  return Object.entries(sheets).map(([entry, css]) => {
    const bytes = sizeOf(css);
    return { entry, kind: 'css', bytes, budget, within: bytes <= budget };
  });
}

/** @returns {Promise<string>} every rule of every component, minified as the app's */
async function kitCss() {
  const [{ output }] = await build({
    root: join(root, 'packages', 'ui'),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      // Browsers that know `:dir()`, as in the app's build.
      cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
      cssMinify: true,
      lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'kit' },
      rolldownOptions: { external: /^(?:react|react-dom|radix-ui|@tabler\/icons-react)(?:\/|$)/ },
    },
  });
  const css = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source));
  if (css.length === 0)
    throw new Error('The kit was built without a style sheet: the measure fits it no longer.');
  return css.join('\n');
}

async function main() {
  const budgets = JSON.parse(readFileSync(join(root, 'size-budgets.json'), 'utf8'));
  const themes = (await loadThemes(join(root, 'themes'))).brands.map(({ theme }) => theme);
  const rows = [
    ...judge(
      Object.fromEntries(themes.map((theme) => [`themes/${theme.name}`, themeCss(theme)])),
      budgets.brand.css,
    ),
    ...judge({ 'packages/ui': await kitCss() }, budgets.kit.css),
  ];
  for (const row of rows) console.log(JSON.stringify(row));
  return rows.every(({ within }) => within) ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main();
