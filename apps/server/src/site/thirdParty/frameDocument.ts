import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../kernel/index.ts';
import type { ListedFile } from './remoteParts.ts';
import type { Runnable } from './remotePage.ts';

const port = readFileSync(new URL('frame.js', import.meta.url), 'utf8');
const LOOK = 'html{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}';

/**
 * Returns the content security policy of the document that runs a partner's code: opaque origin, no network, and only
 * the listed files. It has its own address, so that it inherits nothing.
 * @param nonce of its scripts and styles
 * @param hosts origins of the pages that may embed the site
 */
export function frameRules({ scripts, styles }: Runnable, nonce: string, hosts: readonly string[]): string {
  const urls = (files: readonly ListedFile[]) => files.map(({ url }) => ` ${url}`).join('');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'${urls(scripts)}`,
    `style-src 'nonce-${nonce}'${urls(styles)}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...hosts].join(' ')}`,
    'sandbox allow-scripts',
  ].join('; ');
}

/** Returns the document that runs a partner's code and files. */
export function frameDocument({ code, scripts, styles }: Runnable, nonce: string, title: string): string {
  const links = styles.map(
    ({ url, integrity }) =>
      `<link rel="stylesheet" nonce="${nonce}" crossorigin="anonymous" href="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}">`,
  );
  const files = scripts.map(
    ({ url, integrity }) =>
      `<script nonce="${nonce}" crossorigin="anonymous" src="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}"></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${LOOK}</style>
${links.join('\n')}
</head>
<body>
<div id="part"></div>
<script nonce="${nonce}">${port}</script>
<script nonce="${nonce}">${withoutEnd(code)}</script>
${files.join('\n')}
</body>
</html>`;
}

/** Escapes code so that it can't end its script element. */
function withoutEnd(code: string): string {
  return code.replaceAll(/<(?=\/script|!--|script)/giu, '\\x3C');
}
