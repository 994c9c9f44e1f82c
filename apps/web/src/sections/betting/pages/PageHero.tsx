import { useSnapshot } from 'valtio/react';
import { settings } from '../../../features/settings/settings.store.ts';
import type { PickedMatch } from '../../../widgets/events/list/usePicked.ts';
import { TopMatchCard } from '../home/TopMatchCard.tsx';

/** Featured match of a page: live or next. Not shown in the light version. */
export function PageHero({ matches }: { readonly matches: readonly PickedMatch[] }) {
  const { isAppLightVersion } = useSnapshot(settings);
  const [first] = matches.toSorted(
    (a, b) =>
      b.status - a.status || Number(b.best ?? false) - Number(a.best ?? false) || a.startsAt - b.startsAt,
  );
  if (isAppLightVersion === 1 || !first) return null;
  return <TopMatchCard match={first} />;
}
