import type { ListedMatch } from '@touchline/contract/operators';
import { Card, ChipLink, ChipRow, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { matchText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { countText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { matchSections, type MatchSection } from './matchSections.ts';

const columns = [
  { id: 'match', header: t('matches.column.match') },
  { id: 'competition', header: t('matches.column.competition') },
  { id: 'starts', header: t('matches.column.starts'), numeric: true },
  { id: 'score', header: t('matches.column.score'), numeric: true },
  { id: 'markets', header: t('matches.column.markets'), numeric: true, align: 'end' },
] as const;

/** Matches of the feed: those in play, or those that start next. */
export function MatchesScreen({ section }: { readonly section: MatchSection }) {
  const asked = useCall<{ readonly matches: readonly ListedMatch[] }>(`/ops/matches?section=${section}`);
  return (
    <Stack gap="md">
      <PageHead
        title={t('nav.matches')}
        detail={t('matches.detail')}
        actions={<RefreshButton asked={asked} />}
      />
      <ChipRow label={t('matches.sections')}>
        {matchSections.map((one) => (
          <ChipLink key={one} href={to('matches', one)} selected={one === section}>
            {t(`feed.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Loaded asked={asked}>
        {({ matches }) => (
          <Card pad="none">
            <Table
              label={t('nav.matches')}
              narrow="cards"
              columns={columns}
              rows={matches.map((match) => ({
                id: String(match.id),
                cells: {
                  match: <Link href={to('matches', String(match.id))}>{matchText(match)}</Link>,
                  competition: match.competition,
                  starts: shortTime(match.startsAt * 1000),
                  score: match.score?.join(' : ') ?? '',
                  markets: countText(match.markets),
                },
              }))}
              empty={<EmptyState icon="stadium" title={t('matches.none')} />}
            />
          </Card>
        )}
      </Loaded>
    </Stack>
  );
}
