import { buildTheme, parseBrandBook, type BrandBook, type Theme } from '@touchline/brand';

const files = import.meta.glob<unknown>('../../themes/*/brand.json', { eager: true, import: 'default' });

export interface Bound {
  readonly book: BrandBook;
  readonly theme: Theme;
}

/** Every brand of the themes folder, by name; brands whose book has faults are left out. */
export const books: ReadonlyMap<string, Bound> = new Map(
  Object.values(files).flatMap((file) => {
    const parsed = parseBrandBook(file);
    return parsed.ok ? [[parsed.book.name, { book: parsed.book, theme: buildTheme(parsed.book) }]] : [];
  }),
);

/** Brand name of the draft in the studio, different from every brand of the themes folder. */
export const worn = 'brand-at-work';
