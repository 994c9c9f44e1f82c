import { disciplineIcon, SearchResults } from '@touchline/ui';
import { hasWords } from '@touchline/text';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useTopics } from '../../../features/odds/feed/useFeed.ts';
import { useFixtures } from '../../../features/odds/feed/useFixtures.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { AddressedSearch } from '../../../widgets/answer/AddressedSearch.tsx';
import { useDisciplines } from '../cyber.api.ts';
import { CYBER_SPORT, useCyberLinks, useCyberPaths, useDisciplineName } from '../cyber.ts';
import { CyberPage } from '../parts/CyberPage.tsx';

/** Maximum number of results per kind. */
const MOST = 10;

/** Search for matches, championships and disciplines by name; the text is stored in the address. */
export function SearchPage() {
  const { t } = useTranslation('cyber');
  return (
    <CyberPage title={t('search.title')}>
      <AddressedSearch label={t('search.label')} clearLabel={t('search.clear')} begin={t('search.begin')}>
        {(text) => <Found text={text} />}
      </AddressedSearch>
    </CyberPage>
  );
}

function Found({ text }: { readonly text: string }) {
  const { t } = useTranslation('cyber');
  const format = useFormat();
  const names = useNames();
  const paths = useCyberPaths();
  const links = useCyberLinks();
  const nameOf = useDisciplineName();
  const { data: disciplines = [] } = useDisciplines();
  const { live, line } = useCyberFixtures();
  const has = (name: string) => hasWords(name, text);
  const matches = [
    ...live.map((one) => ({ ...one, status: 2 as const })),
    ...line.map((one) => ({ ...one, status: 1 as const })),
  ];
  return (
    <SearchResults
      label={t('search.results', { text })}
      query={text}
      emptyTitle={t('search.empty')}
      emptyDetail={t('search.emptyText')}
      groups={[
        {
          id: 'disciplines',
          title: t('search.disciplines'),
          hits: disciplines
            .map(({ key }) => ({
              id: key,
              name: nameOf(key) ?? key,
              href: paths.discipline(key),
              icon: disciplineIcon(key),
            }))
            .filter(({ name }) => has(name)),
        },
        {
          id: 'matches',
          title: t('search.matches'),
          hits: matches
            .filter(({ home, away, competition }) => has(`${home} ${away} ${competition}`))
            .slice(0, MOST)
            .map((match) => ({
              id: String(match.id),
              name: names.match(match),
              detail: match.competition,
              href: links.match(match, ''),
              icon: disciplineIcon(match.discipline ?? ''),
              live: match.status === 2 ? t('sections.live') : undefined,
              note:
                match.status === 2
                  ? undefined
                  : `${format.day(match.startsAt)}, ${format.time(match.startsAt)}`,
            })),
        },
        {
          id: 'champs',
          title: t('search.champs'),
          hits: disciplines
            .flatMap(({ key, champs }) =>
              champs.map((champ) => ({
                id: String(champ.id),
                name: champ.name,
                detail: nameOf(key) ?? key,
                href: paths.champ(key, champ),
                icon: 'trophy' as const,
              })),
            )
            .filter(({ name }) => has(name))
            .slice(0, MOST),
        },
      ]}
    />
  );
}

/** All matches of both types. */
function useCyberFixtures() {
  const { real, virtual } = CYBER_SPORT;
  useTopics([`live:${real}`, `line:${real}`, `live:${virtual}`, `line:${virtual}`]);
  const live = [...useFixtures(`live:${real}`), ...useFixtures(`live:${virtual}`)];
  const line = [...useFixtures(`line:${real}`), ...useFixtures(`line:${virtual}`)];
  return { live, line };
}
