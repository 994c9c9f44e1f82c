import { useMemo } from 'react';
import { cricketPathsIn } from '../../platform/links/cricketPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import type { EventLinks } from '../../widgets/events/links.ts';

/** The sport's id and its slug in addresses. */
export const CRICKET = { id: 66, slug: 'cricket' } as const;

/** Addresses of this section in the page's language. */
export function useCricketPaths(): ReturnType<typeof cricketPathsIn> {
  const lang = useLang();
  return useMemo(() => cricketPathsIn(lang), [lang]);
}

/** Links that keep matches and competitions of these pages within the section. */
export function useCricketLinks(): EventLinks {
  const paths = useCricketPaths();
  return useMemo(
    () => ({
      match: ({ id, home, away }) => paths.game({ id, name: `${home} ${away}` }),
      competition: ({ competitionId: id, competition: name }) => paths.champ({ id, name }),
      more: () => paths.home,
    }),
    [paths],
  );
}
