import { SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import type { PageType } from '@touchline/contract/pages';
import { pageTypeIn } from '../../platform/links/pageTypes.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { PickedState } from '../../widgets/events/list/PickedState.tsx';
import type { PickedMatch } from '../../widgets/events/list/usePicked.ts';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import TopCompetitions from './home/TopCompetitions.tsx';
import { TopMatchCard } from './home/TopMatchCard.tsx';
import { PageMatchList } from './pages/PageMatchList.tsx';
import { pageTypeData, type PageTypeData } from './pages/pageTypeData.ts';
import { usePageMatches } from './pages/usePageMatches.ts';

/** A page that can replace home: about one competition, the best matches, or the player's favourites. */
export function Component() {
  const type = pageTypeIn(useLocation().pathname);
  return type === undefined ? <NotFound /> : <Page key={type} type={type} />;
}

function Page({ type }: { readonly type: PageType }) {
  const { t } = useTranslation('pages');
  const data: PageTypeData = pageTypeData[type];
  const matches = usePageMatches(data);
  const title = t(`type.${type}.title`);
  usePageTitle(title);
  return (
    <Stack>
      <SectionTitle level={1} lead={t(`type.${type}.text`)}>
        {title}
      </SectionTitle>
      <PickedState picked={matches}>
        <FeaturedMatch matches={matches.matches} />
        <PageMatchList type={type} data={data} matches={matches} />
      </PickedState>
      <Blocks data={data} />
    </Stack>
  );
}

/** Featured match of a page: live or next. Not shown in the light version. */
function FeaturedMatch({ matches }: { readonly matches: readonly PickedMatch[] }) {
  const { isAppLightVersion } = useSnapshot(settings);
  const [first] = matches.toSorted(
    (a, b) =>
      b.status - a.status || Number(b.best ?? false) - Number(a.best ?? false) || a.startsAt - b.startsAt,
  );
  if (isAppLightVersion === 1 || !first) return null;
  return <TopMatchCard match={first} />;
}

/** Blocks below the matches of a page: top competitions of all sports, or of the page's sport. */
function Blocks({ data: { blocks, competition } }: { readonly data: PageTypeData }) {
  return blocks.map((block) => (
    <TopCompetitions key={block} sport={block === 'sport' ? competition?.sport : undefined} />
  ));
}
