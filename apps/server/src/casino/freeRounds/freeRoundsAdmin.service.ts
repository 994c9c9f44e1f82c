import { randomBytes } from 'node:crypto';
import { faultsOf, freeRoundsTerms } from '@touchline/bonuses';
import type { FreeRoundsDraft, FreeRoundsResult } from '@touchline/contract/operators';
import { storeFreeRoundsTerms, placeRulesOf } from '../../rewards/index.ts';
import { requireCasino, type Site } from '../../site/index.ts';
import {
  type Db,
  type Trx,
  type RecordChange,
  ProblemError,
  wrongField,
  type Claims,
} from '../../kernel/index.ts';
import { amountIn } from '../../ledger/index.ts';
import { cancelFreeRounds, lockFreeRounds, type FreeRoundsRow } from './freeRounds.store.ts';
import { orderedGames, type OrderedGames } from './orderedGames.ts';
import { insertOrder, resultOf, storeResult, type NamedPlayer } from './orders.store.ts';
import { recipientsOf } from './recipients.ts';

export interface FreeRoundsAdminDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
}

/** An order of an operator. */
export interface FreeRoundsOrder {
  readonly site: Site;
  readonly draft: FreeRoundsDraft;
  /** Idempotency key: one value per intent. */
  readonly key: string;
  readonly reason: string;
  readonly by: string;
}

const DAY = 86_400_000;
/** Longest time between an order and the end of its rounds, ms. */
const LONGEST = 366 * DAY;

/**
 * Gives players free rounds: each player who can't get them is named with the reason, the others get them. They see
 * them once the maker has confirmed, which a job asks for. A repeated order gets the answer of the first one.
 * @param recordFor returns the function that records what a player was given
 * @param claims of the operator who gives them: number of rounds times the stake, for each player
 * @throws ProblemError 400, 404 if the site has no casino, 409 for a key of another order or for conditions that the law
 * of the site doesn't allow
 */
export function giveFreeRounds(
  { db, now }: FreeRoundsAdminDeps,
  order: FreeRoundsOrder,
  {
    recordFor,
    claims,
  }: {
    readonly recordFor: (playerId: bigint) => RecordChange;
    readonly claims: Pick<Claims, 'money'>;
  },
): Promise<FreeRoundsResult> {
  const { site, draft, key } = order;
  requireCasino(site);
  requireFair(site, draft);
  return db.transaction().execute(async (trx) => {
    const at = now();
    const orderId = await insertOrder(trx, { ...order, siteId: site.id, at });
    if (orderId === undefined) {
      const before = await resultOf(trx, { siteId: site.id, key, draft });
      if (before) return before;
      throw new ProblemError(
        409,
        'KEY_USED',
        'Another order was sent with this key: open the form again and send the order anew.',
      );
    }
    requireTimes(draft, at);
    const games = await orderedGames(trx, site, draft);
    const { iso, players: names, stake } = draft;
    const { players, refused } = await recipientsOf(trx, { siteId: site.id, names, iso, games, at });
    const offerId = await offerOf(trx, order, players, at);
    const given: FreeRoundsResult['given'][number][] = [];
    for (const player of players) {
      const freeRoundsId = await insertFreeRounds(trx, { draft, games, player, orderId, offerId, at });
      given.push({ freeRoundsId, playerId: String(player.id), login: player.login });
    }
    const amount = BigInt(draft.rounds) * amountIn(stake, iso, '/stake');
    for (const player of players) await claims.money(trx, { playerId: player.id, iso, amount });
    const result = { given, refused };
    await storeResult(trx, orderId, result);
    const { rounds, gameIds } = draft;
    for (const { freeRoundsId, playerId } of given) {
      const after = { freeRoundsId, rounds, stake, iso, games: gameIds };
      await recordFor(BigInt(playerId))(trx, { before: null, after });
    }
    return result;
  });
}

/** Throws a ProblemError for amounts that the currency can't have, and for conditions that the law forbids. */
function requireFair(site: Site, { iso, stake, mostWon, wagering }: FreeRoundsDraft): void {
  amountIn(stake, iso, '/stake');
  if (mostWon !== undefined) amountIn(mostWon, iso, '/mostWon');
  if (!wagering) return;
  if (wagering.maxBet !== undefined) amountIn(wagering.maxBet, iso, '/wagering/maxBet');
  const faults = faultsOf(freeRoundsTerms(iso, wagering), placeRulesOf(site.safety));
  if (faults.length === 0) return;
  throw new ProblemError(
    409,
    'WAGERING_NOT_ALLOWED',
    'The law of this site doesn’t allow such wagering: change what is named.',
    faults.map((code) => ({ path: '/wagering', code })),
  );
}

function requireTimes({ from, until }: FreeRoundsDraft, at: Date): void {
  if (from !== undefined && until <= from) {
    throw wrongField('/until', 'period', 'The rounds would end before they begin: choose a later end.');
  }
  if (until <= at.getTime())
    throw wrongField('/until', 'past', 'The end is in the past: choose a later one.');
  if (until > at.getTime() + LONGEST) {
    throw wrongField('/until', 'far', 'The end is more than a year ahead: choose an earlier one.');
  }
}

/** Stores the conditions of the bonus that the wins of an order become; null if they are paid to the main account. */
async function offerOf(
  trx: Trx,
  { site, by, draft: { iso, wagering } }: FreeRoundsOrder,
  players: readonly NamedPlayer[],
  at: Date,
): Promise<bigint | null> {
  return wagering && players.length > 0
    ? storeFreeRoundsTerms(trx, site.id, { iso, wagering, at, by })
    : null;
}

interface NewFreeRounds {
  readonly draft: FreeRoundsDraft;
  readonly games: OrderedGames;
  readonly player: NamedPlayer;
  readonly orderId: bigint;
  readonly offerId: bigint | null;
  readonly at: Date;
}

async function insertFreeRounds(
  trx: Trx,
  { draft, games, player, orderId, offerId, at }: NewFreeRounds,
): Promise<string> {
  const { iso, rounds, stake, mostWon, from, until } = draft;
  const id = `fr_${randomBytes(12).toString('base64url')}`;
  const startsAt = new Date(Math.max(from ?? 0, at.getTime()));
  await trx
    .insertInto('free_rounds')
    .values({
      id,
      maker_id: games.makerId,
      player_id: player.id,
      game_ids: [...games.ids],
      rounds,
      stake: amountIn(stake, iso, '/stake'),
      iso,
      starts_at: startsAt,
      ends_at: new Date(until),
      goes_to: offerId === null ? 'main' : 'bonus',
      most_won: mostWon === undefined ? null : amountIn(mostWon, iso, '/mostWon'),
      order_id: orderId,
      offer_id: offerId,
      // The maker offers rounds from their creation on.
      ask_maker_at: startsAt,
      created_at: at,
    })
    .execute();
  return id;
}

const ENDABLE: ReadonlySet<FreeRoundsRow['state']> = new Set(['waiting', 'planned', 'open']);

/**
 * Cancels the rounds that a player hasn't played, and returns the player. What was won stays.
 * @throws ProblemError 404, 409 if nothing is left to cancel
 */
export function endFreeRoundsOf(
  { db, now }: FreeRoundsAdminDeps,
  { site, id, reason }: { readonly site: Pick<Site, 'id'>; readonly id: string; readonly reason: string },
  recordFor: (playerId: bigint) => RecordChange,
): Promise<bigint> {
  return db.transaction().execute(async (trx) => {
    const row = await lockFreeRounds(trx, site.id, id, now());
    if (!row) {
      const message = 'This site has no such free rounds: choose some from the list.';
      throw new ProblemError(404, 'FREE_ROUNDS_NOT_FOUND', message);
    }
    if (!ENDABLE.has(row.state)) {
      const message = 'These free rounds are over: there is nothing to cancel.';
      throw new ProblemError(409, 'FREE_ROUNDS_OVER', message);
    }
    await cancelFreeRounds(trx, id, reason, now());
    const left = row.rounds - row.played;
    await recordFor(row.player_id)(trx, {
      before: { freeRoundsId: id, left },
      after: { freeRoundsId: id, left: 0 },
    });
    return row.player_id;
  });
}
