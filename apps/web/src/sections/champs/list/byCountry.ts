import { hasWords } from '@touchline/text';
import type { Champ } from '../../../widgets/results/results.api.ts';

export interface Country {
  readonly country: string;
  readonly name: string;
  readonly champs: readonly Champ[];
}

/** Filters championships by a part of their name or of their country's. */
export function named(
  champs: readonly Champ[],
  text: string,
  countryOf: (code: string) => string,
): readonly Champ[] {
  return champs.filter(({ name, country }) => hasWords(`${name} ${countryOf(country)}`, text));
}

/** Groups championships by country, sorted by the countries' names; those of the whole world come first. */
export function byCountry(champs: readonly Champ[], countryOf: (code: string) => string): readonly Country[] {
  const groups = new Map<string, Champ[]>();
  for (const champ of champs) {
    const own = groups.get(champ.country);
    if (own) own.push(champ);
    else groups.set(champ.country, [champ]);
  }
  const rank = ({ country }: Country) => (country === 'world' ? 0 : 1);
  return [...groups]
    .map(([country, own]) => ({ country, name: countryOf(country), champs: own }))
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}
