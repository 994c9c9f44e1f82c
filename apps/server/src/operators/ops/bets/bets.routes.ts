import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { OperatorBet } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { couponsWithLegs, type CouponState, couponView } from '../../../betting/index.ts';
import { type Db, pageOf, parseId, ProblemError, wrongField } from '../../../kernel/index.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { betsBefore, betWithPlayer } from './bets.store.ts';

const PAGE = 30;

const statesOf = {
  open: ['pending', 'accepted'],
  review: ['review', 'needsConfirm'],
  settled: ['settled', 'sold'],
  refused: ['rejected', 'cancelled'],
} as const satisfies Readonly<Record<string, readonly CouponState[]>>;

const openStates: readonly CouponState[] = ['pending', 'review', 'accepted'];
const endedStates: readonly CouponState[] = ['settled', 'sold', 'cancelled'];
/** States of a player's bets; refused placements aren't bets. */
const ownStates = {
  open: openStates,
  settled: endedStates,
  all: [...openStates, ...endedStates],
};

/** Routes of bets: the latest of all players, those of one player, and one with its player. */
export function opsBetsRoutes(app: FastifyInstance, db: Db): void {
  registerOperatorCall(app, operatorCalls.listBets, async ({ query: { state, before }, sites }) => {
    const filter = { sites, states: state && statesOf[state], before: cursor(before) };
    const { rows, next } = pageOf(await betsBefore(db, filter, PAGE + 1), PAGE, ({ id }) => id);
    return { bets: await shown(db, rows), next };
  });

  registerOperatorCall(app, operatorCalls.showBet, async ({ params }) => {
    const id = parseId(params.couponId);
    const row = id === undefined ? undefined : await betWithPlayer(db, id);
    const [bet] = row ? await shown(db, [row]) : [];
    if (bet) return bet;
    throw new ProblemError(404, 'COUPON_NOT_FOUND', 'Bet not found: check its number.');
  });

  registerOperatorCall(
    app,
    operatorCalls.listBetsOfPlayer,
    async ({ params, query: { state, before }, sites }) => {
      const { id } = await playerIn(db, params.playerId);
      const filter = { sites, playerId: id, states: ownStates[state ?? 'all'], before: cursor(before) };
      const { rows, next } = pageOf(await betsBefore(db, filter, PAGE + 1), PAGE, (row) => row.id);
      return { bets: (await couponsWithLegs(db, rows)).map(couponView), next };
    },
  );
}

function cursor(before: string | undefined): bigint | undefined {
  if (before === undefined) return undefined;
  const id = parseId(before);
  if (id !== undefined) return id;
  throw wrongField('/before', 'id', '"before" is no bet: use the `next` of the page before.');
}

type BetRow = Awaited<ReturnType<typeof betsBefore>>[number];

async function shown(db: Db, rows: readonly BetRow[]): Promise<readonly OperatorBet[]> {
  const whole = await couponsWithLegs(db, rows);
  return whole.map((bet, index) => ({
    playerId: String(bet.coupon.player_id),
    login: rows[index]?.login ?? '',
    siteId: rows[index]?.site_id ?? '',
    coupon: couponView(bet),
  }));
}
