import type { OperatorCategory } from '@touchline/contract/operators';

/** Returns the name of a category by which operators know it. */
export const categoryName = ({ names, slug }: Pick<OperatorCategory, 'names' | 'slug'>): string =>
  names['en'] ?? slug;
