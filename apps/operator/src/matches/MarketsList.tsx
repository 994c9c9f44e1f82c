import type { MatchDetail, MatchMarket } from '@touchline/contract/operators';
import { Heading, Link } from '@touchline/ui';
import { useMemo } from 'react';
import { readWhole, type PageQuery } from '../api/reads.ts';
import { keyText, legStateText, marketText, matchText } from '../bets/betText.ts';
import { messageOf, t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { FilterValues, ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { countText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { closureActs, closureColumn } from './closureList.tsx';
import type { Closures } from './closures.ts';

const filters: readonly ListFilter[] = [
  {
    id: 'bets',
    label: t('match.byBets'),
    kind: 'chips',
    options: [
      { value: 'all', label: t('match.allMarkets') },
      { value: 'with', label: t('match.betsOnly') },
    ],
  },
  { id: 'name', label: t('match.column.market'), kind: 'text' },
];

const countColumn = (id: 'openLegs' | 'legs', header: string): ListColumn<MatchMarket> => ({
  id,
  header,
  numeric: true,
  align: 'end',
  cell: (market) => countText(market[id]),
  text: (market) => String(market[id]),
  sortBy: (market) => market[id],
});

/** Returns the columns of a match's markets; the first one links to the market's page. */
const columnsOf = (matchId: number): readonly ListColumn<MatchMarket>[] => [
  {
    id: 'market',
    header: t('match.column.market'),
    cell: (market) => <Link href={to('matches', String(matchId), market.id)}>{marketText(market)}</Link>,
    text: marketText,
    sortBy: marketText,
  },
  { id: 'id', header: t('match.column.id'), cell: ({ id }) => id, sortBy: ({ id }) => id, isExtra: true },
  {
    id: 'state',
    header: t('match.column.state'),
    cell: ({ status }) => messageOf('marketState', status),
    sortBy: ({ status }) => -status,
  },
  { id: 'selections', header: t('match.column.selections'), cell: selectionsText },
  countColumn('openLegs', t('match.column.open')),
  countColumn('legs', t('match.column.legs')),
];

interface MarketsListProps {
  readonly match: MatchDetail;
  readonly closures: Closures;
  /** Called with the message of success after a market was suspended or opened. */
  readonly onDone: (text: string) => void;
}

/** Markets of a match with the number of bets on each; one or several can be suspended and opened. */
export function MarketsList({ match, closures, onDone }: MarketsListProps) {
  const list = useMemo(
    () => ({
      scope: 'market' as const,
      idOf: ({ id }: MatchMarket) => id,
      nameOf: (market: MatchMarket) => [matchText(match), marketText(market)].join(', '),
      closures,
    }),
    [match, closures],
  );
  const columns = useMemo(
    () => [...columnsOf(match.id), closureColumn(list, onDone)],
    [match.id, list, onDone],
  );
  return (
    <ListScreen
      name="markets"
      title={t('match.markets')}
      head={<Heading level={2}>{t('match.markets')}</Heading>}
      filters={filters}
      read={(values) => marketsOf(match.id, values)}
      rowsOf={(markets) => markets}
      idOf={({ id }) => id}
      columns={columns}
      acts={closureActs(list)}
      empty={{ icon: 'list', title: t('match.noMarkets') }}
    />
  );
}

/** Markets of a match that fit the filters. The server sends all of them. */
function marketsOf(matchId: number, { bets, name = '' }: FilterValues): PageQuery<readonly MatchMarket[]> {
  const { key, readPage } = readWhole('/ops/matches/{matchId}', { path: { matchId: String(matchId) } });
  const sought = name.toLowerCase();
  return {
    key: [...key, bets, sought],
    readPage: async (place, signal) => {
      const { markets } = await readPage(place, signal);
      return markets.filter(
        (market) => (bets !== 'with' || market.legs > 0) && marketText(market).toLowerCase().includes(sought),
      );
    },
    next: () => undefined,
  };
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
