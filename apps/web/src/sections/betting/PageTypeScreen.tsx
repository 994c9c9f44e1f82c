import { SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageTypeIn, type PageType } from '../../platform/links/pageTypes.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { PickedState } from '../../widgets/events/list/PickedState.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { PageBlocks } from './pages/PageBlocks.tsx';
import { PageHero } from './pages/PageHero.tsx';
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
        <PageHero matches={matches.matches} />
        <PageMatchList type={type} data={data} matches={matches} />
      </PickedState>
      <PageBlocks data={data} />
    </Stack>
  );
}
