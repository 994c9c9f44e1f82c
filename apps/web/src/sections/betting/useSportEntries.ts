import { sportIcon, type SportEntry } from '@touchline/ui';
import { useHiddenSports } from '../../features/odds/sports/hiddenSports.ts';
import { useSports, type Sport } from '../../features/odds/sports/useSports.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import type { MenuSection, Section } from '../../platform/links/paths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { useNumber } from '../../platform/format/useNumber.ts';

export interface Spot {
  /** Undefined on pages of both: each sport then links to its live matches, if it has any. */
  readonly section: Section | undefined;
  /** Selected part of the section, which is preserved. */
  readonly menu?: MenuSection | undefined;
  readonly sport: string | undefined;
}

/** Sports as entries of chips and menus, without those that the player hides; undefined until they are loaded. */
export function useSportEntries({ section, menu, sport }: Spot): readonly SportEntry[] | undefined {
  const { data } = useSports();
  const names = useNames();
  const paths = usePaths();
  const number = useNumber();
  const hidden = useHiddenSports();
  const seen = (entry: Sport, of: Section) =>
    hidden[of].includes(entry.id) || !isAvailable(of) ? 0 : entry[of];
  const countOf = (entry: Sport) =>
    section === undefined ? seen(entry, 'live') + seen(entry, 'line') : seen(entry, section);
  return data
    ?.filter((entry) => countOf(entry) > 0 || entry.slug === sport)
    .map((entry) => ({
      id: entry.slug,
      name: names.sport(entry.slug),
      icon: sportIcon(entry.slug),
      count: number(countOf(entry)),
      href: paths.section(section ?? (seen(entry, 'live') > 0 ? 'live' : 'line'), {
        menu,
        sport: entry.slug,
      }),
      selected: entry.slug === sport,
    }));
}
