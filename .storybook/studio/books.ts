import { buildTheme, parseBrandBook, type BrandBook, type Theme } from '@touchline/brand';

const files = import.meta.glob<unknown>('../../themes/*/brand.json', { eager: true, import: 'default' });

export interface Bound {
  readonly book: BrandBook;
  readonly theme: Theme;
}

/** Every brand of the themes folder, by name; those whose book has faults stay out. */
export const books: ReadonlyMap<string, Bound> = new Map(
  Object.values(files).flatMap((file) => {
    const parsed = parseBrandBook(file);
    return parsed.ok ? [[parsed.book.name, { book: parsed.book, theme: buildTheme(parsed.book) }]] : [];
  }),
);

/** The name that the book at work wears in the studio, so that it never mixes with a brand of the folder. */
export const worn = 'brand-at-work';
