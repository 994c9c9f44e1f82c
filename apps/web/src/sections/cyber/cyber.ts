import { useMemo } from 'react';
import { useFindText } from '../../platform/i18n/useFindText.ts';
import { cyberPathsIn, type CyberType } from '../../platform/links/cyberPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import type { EventLinks } from '../../widgets/events/links.ts';
import { sectionOf } from '../../widgets/events/rules/sectionOf.ts';

/** Ids of the sports that contain disciplines. */
export const CYBER_SPORT: Readonly<Record<CyberType, number>> = { real: 40, virtual: 41 };

/** Addresses of this section in the page's language. */
export function useCyberPaths(): ReturnType<typeof cyberPathsIn> {
  const lang = useLang();
  return useMemo(() => cyberPathsIn(lang), [lang]);
}

/** Links that keep matches and championships of these pages within the section. */
export function useCyberLinks(): EventLinks {
  const paths = useCyberPaths();
  return useMemo(
    () => ({
      match: ({ discipline = '', competitionId, competition, ...match }) =>
        paths.game(discipline, { id: competitionId, name: competition }, sectionOf(match), {
          id: match.id,
          name: `${match.home} ${match.away}`,
        }),
      competition: ({ discipline = '', competitionId: id, competition: name }) =>
        paths.champ(discipline, { id, name }),
      more: () => paths.type('real'),
    }),
    [paths],
  );
}

/** Name of a discipline in the player's language; undefined without a translation. */
export function useDisciplineName(): (key: string) => string | undefined {
  const findText = useFindText();
  return useMemo(() => (key) => findText('cyber', `discipline.${key}`), [findText]);
}
