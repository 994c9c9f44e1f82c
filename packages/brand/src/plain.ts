import type { BrandBook } from './book.ts';
import { buildTheme, type Theme } from './theme.ts';

const book: BrandBook = {
  name: 'plain',
  title: 'Plain',
  seeds: {
    primary: '#20262e',
    onPrimary: '#ffffff',
    accent: '#9cc2ff',
    headingFont: 'Inter',
    bodyFont: 'Inter',
    radius: 8,
    canvas: '#f4f4f4',
    canvasDark: '#111316',
  },
  overrides: {},
  defaults: { mode: 'light', density: 'comfortable' },
  logo: 'logo.svg',
  icon: 'icon.svg',
  pwa: { name: 'Plain', shortName: 'Plain', themeColor: '#20262e', backgroundColor: '#f4f4f4' },
};

/**
 * The look of a page whose brand has said nothing: ink on grey. The kit's own sheet is made of it, so that a
 * brand's sheet holds only what is the brand's own.
 */
export const plainTheme: Theme = buildTheme(book);
