import { css } from 'virtual:brands';
import { impairedVision, textSizes } from '../packages/ui/src/theme/reading.ts';
import { languages, type LanguageCode } from './languages.ts';

export interface Look {
  brand: string;
  mode: string;
  density: string;
  /** Text direction; `auto` follows the language. */
  direction: string;
  language: LanguageCode;
  /** Text size step; the browser's own size when absent. */
  text?: string;
  /** `impaired`: mode, text size and motion for visually impaired users. */
  vision?: string;
}

export const textSteps = Object.keys(textSizes);
export const visions = ['usual', 'impaired'] as const;

const isLanguage = (code: unknown): code is LanguageCode => typeof code === 'string' && code in languages;

/** @returns the look that the toolbar's values describe */
export function lookOf(globals: Readonly<Record<string, unknown>>): Look {
  const { brand, mode, density, direction, language, text, vision } = globals;
  return {
    brand: String(brand),
    mode: String(mode),
    density: String(density),
    direction: String(direction),
    language: isLanguage(language) ? language : 'en',
    text: String(text),
    vision: String(vision),
  };
}

/** @returns the text direction of a look */
export function directionOf({ direction, language }: Look) {
  return direction === 'ltr' || direction === 'rtl' ? direction : languages[language].direction;
}

/** Writes a look to attributes of the root element, from which portals inherit it too. */
export function applyLook(look: Look): void {
  const root = document.documentElement;
  root.dataset['brand'] = look.brand;
  const impaired = look.vision === 'impaired' ? impairedVision : undefined;
  root.dataset['mode'] = impaired?.mode ?? look.mode;
  root.dataset['text'] = impaired?.text ?? look.text ?? 'normal';
  root.dataset['motion'] = impaired?.motion ?? 'full';
  root.dataset['density'] = look.density;
  root.lang = look.language;
  root.dir = directionOf(look);
}

/** Adds the style sheet of all brands to the page, once. */
export function hangStyles(): void {
  const id = 'brands';
  if (document.getElementById(id)) return;
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = css;
  document.head.append(sheet);
}
