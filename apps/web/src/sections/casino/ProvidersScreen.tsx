import { EmptyState, GameSearch, ProviderSlider, SectionTitle, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { hasWords } from '@touchline/text';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { providersQuery } from '../../features/catalogue/catalogue.api.ts';
import { useReader } from '../../widgets/games/useReader.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useTypedText } from '../../platform/forms/useTypedText.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { CasinoHead } from './CasinoHead.tsx';

/** Providers of the site's games, found by name. */
export function Component() {
  const { t } = useTranslation(['casino', 'titles']);
  const paths = useCasinoPaths();
  const figure = useNumber();
  const [query, setQuery] = useSearchParams();
  const providers = useQuery(providersQuery(useReader()));
  const [text, type] = useTypedText(query.get('text') ?? '', (next) =>
    setQuery(next === '' ? {} : { text: next }, { replace: true, preventScrollReset: true }),
  );
  usePageTitle(t('titles:of.providers'));
  return (
    <Stack>
      <CasinoHead />
      <SectionTitle level={1}>{t('titles:of.providers')}</SectionTitle>
      <GameSearch
        query={text}
        labels={{ label: t('provider.search'), recent: '', clearRecent: '' }}
        onQueryChange={type}
      />
      <Answered
        query={providers}
        failed={t('provider.failed')}
        skeleton={<ProviderSlider label={t('providers')} layout="grid" providers={undefined} />}
      >
        {(all) => {
          const found = all.filter(({ name }) => hasWords(name, text));
          if (found.length === 0) return <EmptyState icon="search" title={t('provider.none')} />;
          return (
            <ProviderSlider
              label={t('providers')}
              layout="grid"
              providers={found.map(({ slug, name, logo, games }) => ({
                id: slug,
                name,
                logo: logo ?? undefined,
                count: t('games', { count: games, number: figure(games) }),
                href: paths.provider(slug),
              }))}
            />
          );
        }}
      </Answered>
    </Stack>
  );
}
