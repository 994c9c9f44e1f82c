import type { MatchDetail, MatchMarket } from '@touchline/contract/operators';
import { Badge, EmptyState, Link, Notice, Stack, Switch, Text } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { legStateText, marketText, matchText, keyText } from '../bets/betText.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { countText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { MarketScreen } from './MarketScreen.tsx';

interface MatchScreenProps {
  readonly id: string;
  /** Market whose results and cancellations are shown instead of the list. */
  readonly marketId: string | undefined;
}

/** One match: its markets with the number of bets on each, or one of them. */
export function MatchScreen({ id, marketId }: MatchScreenProps) {
  const asked = useCall<MatchDetail>(within('/ops/matches', id));
  return (
    <Loaded asked={asked}>
      {(match) => {
        if (marketId === undefined) return <Match match={match} />;
        const market = match.markets.find((one) => one.id === marketId);
        if (!market) return <EmptyState title={t('market.missing')} detail={t('market.missingDetail')} />;
        return <MarketScreen key={market.id} match={match} market={market} reload={asked.reload} />;
      }}
    </Loaded>
  );
}

const columns = [
  { id: 'market', header: t('match.column.market') },
  { id: 'state', header: t('match.column.state') },
  { id: 'selections', header: t('match.column.selections') },
  { id: 'open', header: t('match.column.open'), numeric: true, align: 'end' },
  { id: 'legs', header: t('match.column.legs'), numeric: true, align: 'end' },
] as const;

function Match({ match }: { readonly match: MatchDetail }) {
  const [hasBetsOnly, setBetsOnly] = useState(false);
  const markets = match.markets.filter(({ legs }) => !hasBetsOnly || legs > 0);
  return (
    <Stack gap="md">
      <PageHead
        title={matchText(match)}
        badges={
          <>
            <Badge tone={match.status === 2 || match.status === 3 ? 'live' : 'neutral'}>
              {messageOf('matchState', match.status)}
            </Badge>
            {match.score === null ? null : (
              <Text size="score" numeric>
                {match.score.join(' : ')}
              </Text>
            )}
          </>
        }
        detail={[
          t('search.number', { id: match.id }),
          match.competition,
          shownTime(match.startsAt * 1000),
        ].join(' · ')}
      />
      {match.status === 5 ? <Notice tone="warning">{t('match.calledOff')}</Notice> : null}
      <Switch
        control="start"
        label={t('match.betsOnly')}
        checked={hasBetsOnly}
        onCheckedChange={setBetsOnly}
      />
      <TableCard
        title={t('match.markets')}
        columns={columns}
        rows={markets.map((market) => ({
          id: market.id,
          cells: {
            market: <Link href={to('matches', String(match.id), market.id)}>{marketText(market)}</Link>,
            state: messageOf('marketState', market.status),
            selections: selectionsText(market),
            open: countText(market.openLegs),
            legs: countText(market.legs),
          },
        }))}
        empty={<EmptyState title={hasBetsOnly ? t('match.noBets') : t('match.noMarkets')} />}
      />
    </Stack>
  );
}

/** Number of selections that a row names. */
const NAMED = 6;

/** Returns the selections of a market with prices or results: “Home 2.1, Draw 3.4”. */
function selectionsText({ selections }: MatchMarket): string {
  const named = selections.slice(0, NAMED).map(({ key, price, result }) => {
    const value = result === null ? (price ?? '–') : legStateText(result);
    return `${keyText(key)} ${value}`;
  });
  return selections.length > NAMED
    ? t('bet.more', { names: named.join(', '), count: selections.length - NAMED })
    : named.join(', ');
}
