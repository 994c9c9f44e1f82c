import { fontFaceCss, fontNames, themeCss } from '@touchline/brand';
import type { Site } from '../../../site/index.ts';

const MARK = '<!--touchline-head-->';
/** Placeholder of the nonce in the built page. */
const NONCE = 'NONCE-OF-THE-PAGE';
/** Replacement of the page while the console isn't built. */
export const bareConsole = `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8" />${MARK}</head>
<body><div id="app">The console is not built: pnpm -C apps/operator build.</div></body></html>
`;

/**
 * Renders the page of the operator's console: the built one in the look of its site.
 * @param template text of the built `index.html`
 */
export function consolePage(template: string, { brand, config }: Site, nonce: string): string {
  // All families, for previews of other sites; browsers load only those in use.
  const style = [fontFaceCss(fontNames, '/fonts/', ['en']), themeCss(brand.theme)].join('\n');
  const root = `<html lang="en" dir="ltr" data-brand="${config.brand}" data-mode="light" data-density="${config.defaultDensity}">`;
  const head = [
    '<meta name="robots" content="noindex, nofollow" />',
    '<link rel="icon" type="image/svg+xml" href="/icon.svg" />',
    `<style nonce="${nonce}">${style}</style>`,
  ].join('\n    ');
  return template
    .replace(/<html[^>]*>/, () => root)
    .replaceAll(NONCE, nonce)
    .replace(MARK, () => head);
}
