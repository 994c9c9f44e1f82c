import { toWire } from '@touchline/betting';
import type { AnswerOf, Calls, GameRound } from '@touchline/contract';
import { seconds } from '../../kernel/index.ts';
import type { HistoryRound, RoundOperation, RoundSums } from './history.store.ts';
import type { OperationKind } from './roundTypes.ts';

/** Converts a round to the format of the API. */
export function roundView(round: HistoryRound): GameRound {
  const { iso, staked, won, closedAt } = round;
  return {
    id: String(round.id),
    game: { id: Number(round.gameId), name: round.name, slug: round.slug, provider: round.provider },
    thumbnail: round.thumbnail,
    state: round.state,
    isBonus: round.isBonus,
    isFree: round.isFree,
    iso,
    staked: toWire(staked, iso),
    won: toWire(won, iso),
    openedAt: seconds(round.openedAt),
    closedAt: closedAt === null ? null : seconds(closedAt),
  };
}

/** Converts sums to the format of the API. */
export function sumsView({ iso, rounds, staked, won }: RoundSums) {
  return { iso, rounds, staked: toWire(staked, iso), won: toWire(won, iso), net: toWire(won - staked, iso) };
}

type ShownOperation = AnswerOf<Calls['gameRound']>['operations'][number];

/** Kinds as players see them; the others aren't shown. */
const SHOWN: Readonly<Partial<Record<OperationKind, ShownOperation['kind']>>> = {
  bet: 'bet',
  freeBet: 'freeBet',
  win: 'win',
  promo: 'win',
  freeWin: 'freeWin',
  rollback: 'rollback',
  jackpot: 'jackpot',
  void: 'void',
  correction: 'correction',
};

/** Converts an operation to the format of the API; a bet with its win becomes two. */
export function operationViews({ kind, amount, won, at }: RoundOperation, iso: string): ShownOperation[] {
  const shown = (name: ShownOperation['kind'], sum: bigint): ShownOperation => ({
    kind: name,
    amount: toWire(sum, iso),
    at: seconds(at),
  });
  if (kind === 'betWin') return [shown('bet', amount), ...(won > 0n ? [shown('win', won)] : [])];
  const name = SHOWN[kind];
  return name === undefined ? [] : [shown(name, amount)];
}
