import { depositBonus, isGiven, type BonusProduct } from '@touchline/bonuses';
import type { Db, Trx } from '../../kernel/index.ts';
import { lockWithAccounts } from '../../ledger/index.ts';
import { choicesOf } from './choices.store.ts';
import { missingNeeds, playerFacts, type PlayerFacts } from './conditions.ts';
import { finishDeposit, isFirstDeposit, hasHouseholdBonus, lockDueDeposit } from './depositQueue.ts';
import { endGrant } from './ending.ts';
import { grantBonus, takeOffered } from './granting.service.ts';
import { lockOpenGrants } from './grants.store.ts';
import { lockOffer, offersOf, type OfferRow } from './offers.store.ts';

/** Products by the numbers of the player's choice; 0 is none. */
export const CHOSEN_PRODUCTS: Readonly<Record<number, BonusProduct>> = { 1: 'betting', 2: 'casino' };

/** Returns whether an offer for deposits is given to a player now. */
export function isForPlayer({ terms }: OfferRow, facts: PlayerFacts, now: Date): boolean {
  return isGiven(terms, now, facts.country) && missingNeeds(terms.needs, facts, now).length === 0;
}

/**
 * Gives the bonuses of a credited deposit, or revokes those of one that was taken back; once for each. Returns the
 * player if bonuses changed.
 */
export async function followDeposit(db: Db, paymentId: string, at: Date): Promise<bigint | undefined> {
  const payment = await db
    .selectFrom('payments')
    .select('player_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return db.transaction().execute(async (trx) => {
    await lockWithAccounts(trx, payment.player_id);
    const due = await lockDueDeposit(trx, paymentId);
    if (!due) return undefined;
    await finishDeposit(trx, paymentId);
    const { player_id: playerId } = due;
    if (due.state === 'taken-back')
      return (await revokeFor(trx, playerId, paymentId, at)) ? playerId : undefined;
    const deposit = { paymentId, amount: due.amount };
    const arrived = {
      ...deposit,
      playerId,
      siteId: due.site_id,
      iso: due.iso,
      instrument: due.instrument,
      at,
    };
    const isTaken = await giveTaken(trx, arrived);
    const isFirst =
      !isTaken && (await isFirstDeposit(trx, playerId, paymentId)) && (await giveFirst(trx, arrived));
    return isTaken || isFirst ? playerId : undefined;
  });
}

interface ArrivedDeposit {
  readonly playerId: bigint;
  readonly siteId: string;
  readonly paymentId: string;
  readonly amount: bigint;
  readonly iso: string;
  /** Card, account or wallet that it was paid from. */
  readonly instrument: string | null;
  readonly at: Date;
}

/** Gives the oldest bonus that the player has taken for a deposit and that this one fits. */
async function giveTaken(trx: Trx, deposit: ArrivedDeposit): Promise<boolean> {
  const open = await lockOpenGrants(trx, deposit.playerId);
  for (const grant of open) {
    const isWaiting = grant.state === 'offered' && grant.amount === null && grant.iso === deposit.iso;
    const { weekday } = grant.terms;
    if (!isWaiting || (weekday !== undefined && weekday !== deposit.at.getUTCDay())) continue;
    if (depositBonus(grant.terms, deposit.amount, grant.iso) === undefined) continue;
    if (await takeOffered(trx, grant, { deposit, at: deposit.at })) return true;
  }
  return false;
}

/** Gives the bonus for the first deposit that the player has chosen. */
async function giveFirst(trx: Trx, deposit: ArrivedDeposit): Promise<boolean> {
  const { playerId, siteId, iso, at } = deposit;
  const product = CHOSEN_PRODUCTS[(await choicesOf(trx, playerId)).firstDeposit];
  const facts = await playerFacts(trx, playerId);
  if (product === undefined || at >= facts.newUntil || (await hasHouseholdBonus(trx, deposit))) return false;
  const found = (await offersOf(trx, siteId, 'published')).find(
    (offer) =>
      offer.terms.kind === 'firstDeposit' &&
      offer.terms.product === product &&
      !offer.terms.isHidden &&
      isForPlayer(offer, facts, at),
  );
  const offer = found && (await lockOffer(trx, found.id));
  if (!offer) return false;
  const sourceRef = `first:${playerId}`;
  const given = await grantBonus(trx, { playerId, offer, iso, source: 'deposit', sourceRef, at, deposit });
  return 'grantId' in given;
}

async function revokeFor(trx: Trx, playerId: bigint, paymentId: string, at: Date): Promise<boolean> {
  const open = (await lockOpenGrants(trx, playerId)).filter((grant) => grant.payment_id === paymentId);
  for (const grant of open) await endGrant(trx, grant, 'deposit', at);
  return open.length > 0;
}
