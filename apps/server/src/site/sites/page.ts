import { firstFontFiles, iconCss, themeCss, themeFontCss } from '@touchline/brand';
import type { Prerendered, SafetyBar, SiteConfig } from '@touchline/contract';
import { languageOf } from '@touchline/contract/languages';
import { escapeHtml } from '../../kernel/index.ts';
import { followScript, followingDensity, followingMode } from './followDevice.ts';
import { appleIcon, iconAddress, manifestAddress } from './installedApp.ts';
import { languageIn } from './language.ts';
import type { PageFiles } from './prerender/pageFiles.ts';
import type { Site } from './site.ts';

const MARK = '<!--touchline-head-->';
/** The app's element in the built page. */
const APP = '<div id="app"></div>';
/** Placeholder of the nonce in the built page. */
const NONCE = 'NONCE-OF-THE-PAGE';
/** Replacement of the page while the app isn't built: the development server takes its head from it. */
export const barePage = `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8" />${MARK}</head><body><div id="app"></div></body></html>
`;

/** A rendered page with the files that it needs besides those of every page. */
export type RenderedPage = Prerendered & PageFiles;

export interface PageRequest {
  readonly site: Site;
  /** Path of the address, from its slash. */
  readonly path: string;
  readonly nonce: string;
  /** Configuration of the site for the visitor's app. */
  readonly config: SiteConfig;
  /** Head elements for search engines; only the title when absent. */
  readonly head?: string | undefined;
  /** Element that names what needs JavaScript. */
  readonly noScript?: string | undefined;
  /** The page as the app renders it; without it the app's element is empty. */
  readonly rendered?: RenderedPage | undefined;
  /** Safety bar on every page of the player: its space is reserved before it loads. */
  readonly safetyBar?: SafetyBar | undefined;
  /** True if there is no such page: the app shows its page for unknown addresses. @default false */
  readonly isMissing?: boolean | undefined;
}

/** Serializes JSON so that it can't close the script element around it. */
export function escapeJson(value: unknown): string {
  return escapeScript(JSON.stringify(value));
}

function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Style of the sentence for browsers without script, above the page. */
const NO_SCRIPT_CSS =
  'noscript p{margin:0;padding:12px 16px;background:var(--ui-color-brand-bg);color:var(--ui-color-brand-fg)}';

/** Cached style of each site, the same on all its pages. */
const styles = new WeakMap<Site, string>();
function styleOf(site: Site): string {
  const { brand, config, look } = site;
  const faces = themeFontCss(look.theme, '/fonts/', config.languages);
  const icons = iconCss(brand.icons, '/brand-icons/');
  const made = styles.get(site) ?? [faces, themeCss(brand.theme), look.css, icons, NO_SCRIPT_CSS].join('\n');
  styles.set(site, made);
  return made;
}

function headOf({ site, nonce, config, rendered, head }: PageRequest, language: string): string {
  const { book } = site.brand;
  const { theme } = site.look;
  return [
    head ?? `<title>${escapeHtml(book.title)}</title>`,
    `<meta name="theme-color" content="${book.pwa.themeColor}" />`,
    '<link rel="icon" type="image/svg+xml" href="/icon.svg" />',
    `<link rel="apple-touch-icon" sizes="${appleIcon.size}x${appleIcon.size}" href="${iconAddress(site, appleIcon)}" />`,
    `<link rel="manifest" href="${manifestAddress(language)}" />`,
    ...firstFontFiles(theme).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${file}" crossorigin />`,
    ),
    `<script nonce="${nonce}">${followScript}</script>`,
    `<style nonce="${nonce}">${styleOf(site)}${rendered?.css ?? ''}</style>`,
    // Inline, so that it takes the colour of the header; an image file could not.
    `<template id="touchline-logo">${site.brand.logo}</template>`,
    `<script type="application/json" id="touchline-site">${escapeJson(config)}</script>`,
  ].join('\n    ');
}

const APP_PARTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Puts the app's elements into a template: style and fonts of the page load first, then its script starts the app. */
function withAppLater(template: string, { scripts, styles }: PageFiles): string {
  const parts = [...template.matchAll(APP_PARTS)].map(([part]) => part);
  parts.push(
    ...scripts.map(
      (address) => `<link rel="modulepreload" crossorigin href="${address}" nonce="${NONCE}" />`,
    ),
  );
  const sheets = styles
    .map((address) => `<link rel="stylesheet" crossorigin href="${address}" nonce="${NONCE}" />`)
    .join('');
  const later = `<template id="touchline-app">${parts.join('')}</template>`;
  return template.replaceAll(APP_PARTS, '').replace('</head>', () => `${sheets}${later}</head>`);
}

/**
 * Returns the app's element with the rendered page, the state from which the app continues it, and the start script.
 */
function renderedApp({ html, state, script }: RenderedPage, nonce: string): string {
  return [
    `<div id="app" data-waiting>${html}</div>`,
    // JSON of our own program; only the end of the element has to be escaped.
    ...(state === undefined
      ? []
      : [`<script type="application/json" id="touchline-state">${escapeScript(state)}</script>`]),
    `<script nonce="${nonce}">${script}</script>`,
  ].join('\n    ');
}

/**
 * Renders the page of a site: the built app's page with root attributes, brand CSS, configuration, head and content.
 * @param template text of the built `index.html`
 */
export function renderPage(template: string, request: PageRequest): string {
  const { config } = request.site;
  const { safetyBar, rendered, noScript, nonce, isMissing = false } = request;
  const language = languageIn(request.path, config.languages) ?? config.defaultLanguage;
  const { tag, direction } = languageOf(language);
  const data = {
    brand: config.brand,
    ...followingMode(config.defaultMode),
    density: followingDensity(config.defaultDensity),
    ...rendered?.root,
    ...(safetyBar !== undefined && { 'safety-bar': safetyBar }),
    ...(isMissing && { missing: '' }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const page = (rendered ? withAppLater(template, rendered) : template)
    .replaceAll(NONCE, nonce)
    .replace(/<html[^>]*>/, () => `<html lang="${tag}" dir="${direction}"${attributes.join('')}>`)
    .replace(MARK, () => headOf(request, language));
  const content = rendered ? renderedApp(rendered, nonce) : APP;
  return page.replace(APP, () => [noScript, content].filter(Boolean).join('\n    '));
}
