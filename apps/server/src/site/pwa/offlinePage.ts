import { themeCss } from '@touchline/brand';
import type { Messages } from '../../delivery/index.ts';
import { followScript, followingMode } from '../sites/followDevice.ts';
import { escapeHtml } from '../../kernel/index.ts';
import type { Site } from '../sites/site.ts';

/** Uses the brand's colours; everything is inline, because there is no network. */
const LOOK = `
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:var(--ui-color-canvas);color:var(--ui-color-text-default);font-family:system-ui,sans-serif;line-height:1.5}
main{max-inline-size:26rem;padding:1.5rem;text-align:center}
svg{block-size:2rem;inline-size:auto;max-inline-size:100%}
h1{font-size:1.375rem;margin-block:1.5rem .5rem}
p{margin-block:0 1.5rem;color:var(--ui-color-text-muted)}
a{display:inline-block;min-block-size:2.75rem;padding:.625rem 1.5rem;box-sizing:border-box;border-radius:.5rem;background:var(--ui-color-accent-bg);color:var(--ui-color-accent-fg);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
`;

/** Renders the offline page. It works without scripts: its link requests the page's own address again. */
export function offlinePage(
  { brand, config, look }: Site,
  {
    messages,
    language,
    nonce,
  }: { readonly messages: Messages; readonly language: string; readonly nonce: string },
): string {
  const { tag, direction } = messages;
  const title = messages.text('offline.title');
  const { mode, follow } = followingMode(config.defaultMode);
  return `<!doctype html>
<html lang="${tag}" dir="${direction}" data-brand="${config.brand}" data-mode="${mode}" data-follow="${follow}" data-density="${config.defaultDensity}">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escapeHtml(`${title} · ${config.wordmark}`)}</title>
<meta name="robots" content="noindex" /><link rel="icon" type="image/svg+xml" href="/icon.svg" />
<script nonce="${nonce}">${followScript}</script>
<style nonce="${nonce}">${themeCss(brand.theme)}\n${look.css}${LOOK}</style></head>
<body><main>${brand.logo}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(messages.text('offline.text'))}</p>
<a href="" lang="${tag}" data-language="${language}">${escapeHtml(messages.text('offline.again'))}</a></main></body></html>
`;
}
