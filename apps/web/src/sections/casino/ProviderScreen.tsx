import { ButtonLink, EmptyState, SectionTitle, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { providersQuery } from '../../features/catalogue/catalogue.api.ts';
import { useReader } from '../../widgets/games/useReader.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { CasinoHead } from './CasinoHead.tsx';
import { GamesListing } from './GamesListing.tsx';
import { useGamesList } from './useGamesList.ts';

/** Games of a provider. */
export function Component() {
  const { t } = useTranslation(['casino', 'titles']);
  const { provider = '' } = useParams();
  const paths = useCasinoPaths();
  const { data } = useQuery(providersQuery(useReader()));
  const name = data?.find(({ slug }) => slug === provider)?.name ?? t('titles:of.provider');
  const list = useGamesList({ provider: provider.toLowerCase() });
  usePageTitle(name);
  return (
    <Stack>
      <CasinoHead />
      <SectionTitle level={1} allLabel={t('provider.all')} allHref={paths.providers}>
        {name}
      </SectionTitle>
      <GamesListing
        label={name}
        list={list}
        isOfProvider
        empty={
          <EmptyState
            icon="provider"
            title={t('provider.empty')}
            action={<ButtonLink href={paths.providers}>{t('provider.all')}</ButtonLink>}
          />
        }
      />
    </Stack>
  );
}
