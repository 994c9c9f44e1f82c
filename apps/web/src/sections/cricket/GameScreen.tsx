import { Card, EmptyState, FilterChips, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useLastMatch, useTopic } from '../../features/odds/feed/useFeed.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { EventLinksProvider } from '../../widgets/events/links.ts';
import { LazyMatchPage } from '../../widgets/events/match/LazyMatchPage.ts';
import type { MatchViewsProps } from '../../widgets/events/match/MatchPage.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { useCricketLinks } from './cricket.ts';
import { EndedGame } from './match/EndedGame.tsx';
import { Elevens } from './match/Elevens.tsx';
import { Scorecard } from './match/Scorecard.tsx';

const views = ['markets', 'scorecard', 'lineups'] as const;

/** Match page of cricket: markets, scorecard, line-ups, as chosen in the address. */
export function Component() {
  const id = idOfSegment(useParams()['game']);
  const links = useCricketLinks();
  return (
    <EventLinksProvider value={links}>
      {id === undefined ? <NotFound /> : <Game key={id} id={id} />}
    </EventLinksProvider>
  );
}

function Game({ id }: { readonly id: number }) {
  const topic = useTopic(`match:${id}`);
  const match = useLastMatch(id);
  if (!match && topic.status === 'missing') return <EndedGame matchId={id} />;
  return <LazyMatchPage matchId={id} views={Views} />;
}

function Views({ match, markets }: MatchViewsProps) {
  const { t } = useTranslation('cricket');
  const [query, setQuery] = useSearchParams();
  const view = views.find((one) => one === query.get('view')) ?? 'markets';
  return (
    <Stack>
      <FilterChips
        label={t('card.views')}
        value={view}
        options={views.map((value) => ({ value, label: t(`card.${value}`) }))}
        onValueChange={(next) =>
          setQuery(next === 'markets' ? {} : { view: next }, { replace: true, preventScrollReset: true })
        }
      />
      {view === 'markets' && markets}
      {view !== 'markets' && match.status === 1 && (
        <Card>
          <EmptyState icon="cricket" title={t('card.missing')} detail={t('card.missingText')} />
        </Card>
      )}
      {view === 'scorecard' && match.status !== 1 && <Scorecard match={match} />}
      {view === 'lineups' && match.status !== 1 && <Elevens match={match} />}
    </Stack>
  );
}
