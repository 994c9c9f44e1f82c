import type { LiabilityFigures, LiabilitySum, MarketLiability } from '@touchline/contract/operators';
import type { SiteChoice } from '../../../kernel/index.ts';
import { BASE_CURRENCY, hasRate, inBase, signedText } from '../../../ledger/index.ts';
import { FIGURES_LIVE, rowsOfSites, type FiguresDeps } from './hourlyRows.ts';
import { openCombined, openSingles, type SinglesRow } from './liability.store.ts';
import { reused } from './reused.ts';

/** Most markets of an answer. */
const MAX_MARKETS = 20;

/** Returns the figures of some sites. */
export type ReadLiability = (sites: SiteChoice) => Promise<LiabilityFigures>;

/** Returns a function that reads what the platform can lose by its open bets. */
export function createLiability({ db, now, isReused }: FiguresDeps): ReadLiability {
  const time = () => now().getTime();
  // Operators of all sites share one read; each answer has only the rows of its sites.
  const read = reused(
    async () => {
      const at = time();
      const [singles, combined] = await Promise.all([openSingles(db), openCombined(db)]);
      return { at, singles, combined };
    },
    isReused ? FIGURES_LIVE : 0,
    time,
  );
  return async (sites) => {
    const { at, ...all } = await read();
    const [singles, combined] = [rowsOfSites(all.singles, sites), rowsOfSites(all.combined, sites)];
    const rated = <Row extends { readonly iso: string }>(rows: readonly Row[]) =>
      rows.filter(({ iso }) => hasRate(iso));
    const express = rated(combined).filter(({ isExpress }) => isExpress);
    const counts = [...new Set(express.map(({ openLegs }) => openLegs))].toSorted(
      (one, other) => one - other,
    );
    return {
      at,
      markets: largestLosses(rated(singles)),
      accumulators: counts.map((openLegs) => ({
        openLegs,
        ...sumOf(express.filter((row) => row.openLegs === openLegs)),
      })),
      others: sumOf(rated(combined).filter(({ isExpress }) => !isExpress)),
      unrated: [...new Set([...singles, ...combined].map(({ iso }) => iso))]
        .filter((iso) => !hasRate(iso))
        .toSorted(),
    };
  };
}

/** Returns the markets with the largest losses, the largest first. */
function largestLosses(rows: readonly SinglesRow[]): readonly MarketLiability[] {
  return [...Map.groupBy(rows, ({ marketId }) => marketId).values()]
    .map(marketOf)
    .toSorted((one, other) => Number(other.minor - one.minor))
    .slice(0, MAX_MARKETS)
    .map(({ market }) => market);
}

/** Returns the loss of a market if the selection with the largest payouts wins. */
function marketOf(rows: readonly SinglesRow[]) {
  const worst = [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, own]) => ({ key, payouts: inBase(own.map(({ iso, payouts: sum }) => ({ iso, sum }))) }))
    .reduce((one, other) => (other.payouts > one.payouts ? other : one));
  const stakes = inBase(rows.map(({ iso, stakes: sum }) => ({ iso, sum })));
  const minor = worst.payouts - stakes;
  // Rows of a group: there is one.
  const [{ matchId, home, away, marketId, type, line, ordinal }] = rows as readonly [SinglesRow];
  const market: MarketLiability = {
    match: { id: Number(matchId), home, away },
    marketId,
    type,
    line,
    ordinal,
    bets: countOf(rows),
    stakes: signedText(stakes, BASE_CURRENCY),
    worst: { key: worst.key, payouts: signedText(worst.payouts, BASE_CURRENCY) },
    loss: signedText(minor, BASE_CURRENCY),
  };
  return { market, minor };
}

interface Summed {
  readonly iso: string;
  readonly bets: bigint;
  readonly stakes: bigint;
  readonly payouts: bigint;
}

const countOf = (rows: readonly Pick<Summed, 'bets'>[]): number =>
  rows.reduce((sum, { bets }) => sum + Number(bets), 0);

function sumOf(rows: readonly Summed[]): LiabilitySum {
  const sum = (name: 'stakes' | 'payouts') =>
    signedText(inBase(rows.map((row) => ({ iso: row.iso, sum: row[name] }))), BASE_CURRENCY);
  return { bets: countOf(rows), stakes: sum('stakes'), payouts: sum('payouts') };
}
