import { fontFaceCss, fontFileName, iconCss, themeCss } from '@touchline/brand';
import type { SafetyBar, SiteConfig } from '@touchline/contract';
import { languageOf } from '@touchline/contract/languages';
import { appleIcon, iconAddress, manifestAddress } from './installedApp.ts';
import { languageIn } from './language.ts';
import type { Site } from './site.ts';

const MARK = '<!--touchline-head-->';
const PRERENDER_MARK = '<!--touchline-prerender-->';
/** Placeholder of the nonce in the built page. */
const NONCE = 'NONCE-OF-THE-PAGE';
/** Replacement of the page while the app isn't built: the development server takes its head from it. */
export const barePage = `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8" />${MARK}</head><body><div id="app"></div></body></html>
`;

export interface PageRequest {
  readonly site: Site;
  /** Path of the address, from its slash. */
  readonly path: string;
  readonly nonce: string;
  /** Configuration of the site for the visitor's app. */
  readonly config: SiteConfig;
  /** Head elements for search engines; only the title when absent. */
  readonly head?: string | undefined;
  /** Prerendered first screen of the page. */
  readonly prerender?: string | undefined;
  /** Safety bar on every page of the player: its space is reserved before it loads. */
  readonly safetyBar?: SafetyBar | undefined;
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);

/** Escapes text for the content of an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities.get(character) ?? '');
}

/** Serializes JSON so that it can't close the script element around it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Cached style of each site, the same on all its pages. */
const styles = new WeakMap<Site, string>();
function styleOf(site: Site): string {
  const { brand, config, look } = site;
  const faces = fontFaceCss(look.theme.fonts, '/fonts/', config.languages);
  const icons = iconCss(brand.icons, '/brand-icons/');
  const made = styles.get(site) ?? [faces, themeCss(brand.theme), look.css, icons].join('\n');
  styles.set(site, made);
  return made;
}

function headOf({ site, nonce, config, prerender, head }: PageRequest, language: string): string {
  const { book } = site.brand;
  const { theme } = site.look;
  // Fonts of headings are large files for few letters: with a prerendered screen, only the text font is preloaded.
  const names = prerender === undefined ? theme.fonts : theme.fonts.slice(0, 1);
  const fonts = names.map((name) => fontFileName(name, 'latin'));
  return [
    head ?? `<title>${escapeHtml(book.title)}</title>`,
    `<meta name="theme-color" content="${book.pwa.themeColor}" />`,
    '<link rel="icon" type="image/svg+xml" href="/icon.svg" />',
    `<link rel="apple-touch-icon" sizes="${appleIcon.size}x${appleIcon.size}" href="${iconAddress(site, appleIcon)}" />`,
    `<link rel="manifest" href="${manifestAddress(language)}" />`,
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${file}" crossorigin />`,
    ),
    `<style nonce="${nonce}">${styleOf(site)}</style>`,
    // Inline, so that it takes the colour of the header; an image file could not.
    `<template id="touchline-logo">${site.brand.logo}</template>`,
    `<script type="application/json" id="touchline-site">${escapeJson(config)}</script>`,
  ].join('\n    ');
}

const APP_PARTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Puts the app's elements into a template, if the page has a prerendered screen: the style and fonts of that screen
 * load first. The script of the prerendered screen starts the app.
 */
function withAppLater(template: string): string {
  const parts = [...template.matchAll(APP_PARTS)].map(([part]) => part);
  const later = `<template id="touchline-app">${parts.join('')}</template>`;
  return template.replaceAll(APP_PARTS, '').replace('</head>', () => `${later}</head>`);
}

/**
 * Renders the page of a site: the built app's page with root attributes, brand CSS, configuration and head.
 * @param template text of the built `index.html`
 */
export function renderPage(template: string, request: PageRequest): string {
  const { config } = request.site;
  const language = languageIn(request.path, config.languages) ?? config.defaultLanguage;
  const { tag, direction } = languageOf(language);
  const { safetyBar } = request;
  const bar = safetyBar === undefined ? '' : ` data-safety-bar="${safetyBar}"`;
  const root = `<html lang="${tag}" dir="${direction}" data-brand="${config.brand}" data-mode="${config.defaultMode}" data-density="${config.defaultDensity}"${bar}>`;
  const page = request.prerender === undefined ? template : withAppLater(template);
  return page
    .replace(/<html[^>]*>/, () => root)
    .replace(PRERENDER_MARK, () => request.prerender ?? '')
    .replaceAll(NONCE, request.nonce)
    .replace(MARK, () => headOf(request, language));
}
