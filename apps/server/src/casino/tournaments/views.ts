import { toMinor, toWire } from '@touchline/betting';
import type { ListedGame, Tournament, TournamentRow as ShownRow } from '@touchline/contract';
import { prizeOf, scoreText, stateAt } from '@touchline/loyalty';
import { seconds } from '../../kernel/index.ts';
import { BASE_CURRENCY } from '../../ledger/index.ts';
import { entryFeeIn } from './entries.ts';
import type { TableRow, TournamentRow } from './tournaments.store.ts';

/** Letters of a name that others see. */
const SHOWN_LETTERS = 2;

/** Player's part in a tournament. */
export interface OwnPart {
  readonly isJoined: boolean;
  /** Undefined without a counted round; the place is undefined while the player has none. */
  readonly score:
    | { readonly place: number | undefined; readonly points: bigint; readonly rounds: number }
    | undefined;
}

interface ShownWith {
  readonly now: Date;
  /** Undefined for guests. */
  readonly own: OwnPart | undefined;
  readonly game: ListedGame | undefined;
  /** Currency of the entry fee. */
  readonly iso: string;
}

/** Converts a tournament to the format of the API. Amounts but the entry fee are in the base currency. */
export function tournamentView(row: TournamentRow, { now, own, game, iso }: ShownWith): Tournament {
  const { scoring, leastStake, leastRounds, leastPlayers, join, prizes } = row.terms;
  const fee = entryFeeIn(row.terms, iso);
  return {
    id: String(row.id),
    texts: { ...row.texts },
    state: stateAt(row.state, { from: row.from_at, until: row.until_at }, now),
    from: seconds(row.from_at),
    until: seconds(row.until_at),
    scoring,
    leastStake,
    iso: BASE_CURRENCY,
    leastRounds,
    leastPlayers,
    entryFee: fee === undefined ? null : { amount: fee, iso },
    join,
    joined: own ? own.isJoined : null,
    players: row.players,
    prizePool: poolOf(row),
    prizes: prizes.map(({ from, to, kind, amount }) => ({ from, to, kind, amount })),
    game: game ?? null,
    own: own?.score
      ? {
          place: own.score.place ?? null,
          points: scoreText(scoring, own.score.points),
          rounds: own.score.rounds,
        }
      : null,
  };
}

/** Returns the sum of the prizes that are money or bonuses. */
function poolOf({ terms }: TournamentRow): string {
  const sum = terms.prizes
    .filter(({ kind }) => kind !== 'points')
    .reduce((so, { from, to, amount }) => so + BigInt(to - from + 1) * toMinor(amount, BASE_CURRENCY), 0n);
  return toWire(sum, BASE_CURRENCY);
}

/** Converts a row of the table; names of others are masked. */
export function rowView({ terms }: TournamentRow, row: TableRow, playerId: bigint | undefined): ShownRow {
  const isOwn = row.playerId === playerId;
  const prize = prizeOf(terms.prizes, row.place);
  return {
    place: row.place,
    player: isOwn ? row.name : row.isExcluded ? '' : maskedName(row.name),
    points: scoreText(terms.scoring, row.points),
    prize: prize ? { from: prize.from, to: prize.to, kind: prize.kind, amount: prize.amount } : null,
    isOwn,
  };
}

/** Returns a name with all but its first letters hidden: `Jo***`. */
export function maskedName(name: string): string {
  return `${[...name].slice(0, SHOWN_LETTERS).join('')}***`;
}
