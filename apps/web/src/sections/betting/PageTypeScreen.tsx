import { ButtonLink, HeroCarousel, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import { pageTypeIn, type PageType } from '../../platform/links/pageTypes.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { PickedState } from '../../widgets/events/list/PickedState.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { PageBlocks } from './pages/PageBlocks.tsx';
import { PageMatchList } from './pages/PageMatchList.tsx';
import { pageFacts, type PageTypeFacts } from './pages/pageFacts.ts';
import { usePageMatches } from './pages/usePageMatches.ts';

/** A page that stands in for home: about one competition, the best matches, or what the player follows. */
export function Component() {
  const type = pageTypeIn(useLocation().pathname);
  return type === undefined ? <NotFound /> : <Page key={type} type={type} />;
}

function Page({ type }: { readonly type: PageType }) {
  const { t } = useTranslation('pages');
  const facts: PageTypeFacts = pageFacts[type];
  const matches = usePageMatches(facts);
  const title = t(`type.${type}.title`);
  usePageTitle(title);
  return (
    <Stack>
      <SectionTitle level={1}>{title}</SectionTitle>
      <Hero type={type} facts={facts} />
      <PickedState picked={matches}>
        <PageMatchList type={type} facts={facts} matches={matches} />
      </PickedState>
      <PageBlocks facts={facts} />
    </Stack>
  );
}

/** What the page is about, in one banner; the light version goes without. */
function Hero({ type, facts }: { readonly type: PageType; readonly facts: PageTypeFacts }) {
  const { t } = useTranslation('pages');
  const paths = usePaths();
  const { isAppLightVersion } = useSnapshot(settings);
  if (isAppLightVersion === 1) return null;
  const followed = facts.pick === 'followed' || facts.pick === 'teams';
  const href = followed ? paths.favorites : paths.section('line', { sport: facts.competition?.sport });
  return (
    <HeroCarousel
      label={t('hero')}
      words={{
        previous: t('previous'),
        next: t('next'),
        position: (place, count) => t('position', { place, count }),
      }}
      banners={[
        {
          id: type,
          title: t(`type.${type}.lead`),
          detail: t(`type.${type}.text`),
          action: <ButtonLink href={href}>{followed ? t('toFavorites') : t('toLine')}</ButtonLink>,
        },
      ]}
    />
  );
}
