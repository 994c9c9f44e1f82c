import { css } from 'virtual:brands';
import { languages, type LanguageCode } from './words.ts';

export interface Look {
  brand: string;
  mode: string;
  density: string;
  /** `auto`: as the language runs. */
  direction: string;
  language: LanguageCode;
}

/** @returns which way the text of a look runs */
export function directionOf({ direction, language }: Look) {
  return direction === 'ltr' || direction === 'rtl' ? direction : languages[language].direction;
}

/** Writes a look on the root element, where portals inherit it too. */
export function wear(look: Look): void {
  const root = document.documentElement;
  root.dataset['brand'] = look.brand;
  root.dataset['mode'] = look.mode;
  root.dataset['density'] = look.density;
  root.lang = look.language;
  root.dir = directionOf(look);
}

/** Puts the style sheet of all brands into the page, once. */
export function hangStyles(): void {
  const id = 'brands';
  if (document.getElementById(id)) return;
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = css;
  document.head.append(sheet);
}
