import { CODE_ALPHABET, depositBonus, expiryOf, fixedAmount, RANDOM_CODE_LENGTH } from '@touchline/bonuses';
import { parseOdds } from '@touchline/betting';
import { randomInt } from 'node:crypto';
import type { Trx } from '../../kernel/index.ts';
import { operationBlock, type BlockCode } from '../../protection/index.ts';
import { currencyAccounts } from './bonusAccount.ts';
import { messageBonus } from './bonusMessage.ts';
import type { GrantSource } from './bonuses.tables.ts';
import { freeAccount } from './ending.ts';
import { insertPromoCodes } from './freeBets.ts';
import { insertGrant, lockGrant, updateGrant, type GrantRow } from './grants.store.ts';
import type { OfferRow } from './offers.store.ts';

/** Days in which a player can make the deposit that a bonus was taken for, and in which a waiting bonus waits. */
const DEPOSIT_DAYS = 30;
export const WAITING_DAYS = 365;

/** A bonus to give to a player. */
export interface NewGrant {
  readonly playerId: bigint;
  readonly offer: OfferRow;
  readonly iso: string;
  readonly source: GrantSource;
  /** Unique for the player and source: the same event grants once. */
  readonly sourceRef: string;
  readonly at: Date;
  /** The deposit that it is given for, minor units of `iso`. */
  readonly deposit?: { readonly paymentId: string; readonly amount: bigint };
  /** Minor units, instead of the offer's fixed amount: for rewards whose amount is computed elsewhere. */
  readonly amount?: bigint;
  /** True if the player still has to take it. @default false */
  readonly isOffered?: boolean;
}

/** Reason why a bonus isn't given. */
export type GrantRefusal =
  | BlockCode
  | 'NO_ACCOUNT'
  | 'NOT_IN_CURRENCY'
  | 'GRANTED_BEFORE'
  | 'BUDGET_SPENT'
  | 'NOT_OFFERED';

export type GrantResult = { readonly grantId: bigint } | { readonly refusal: GrantRefusal };

/**
 * Gives a bonus to a player whose accounts the transaction has locked: active at once, waiting behind an active one, or
 * without an amount until the deposit that it is for. A free bet becomes a promo code that the player can stake. Asks
 * at the door of bonuses.
 */
export async function grantBonus(trx: Trx, asked: NewGrant): Promise<GrantResult> {
  const { playerId, offer, iso, at } = asked;
  const block = await operationBlock(trx, 'bonus', playerId, at);
  if (block) return { refusal: block.code };
  const { terms } = offer;
  if (terms.maxGrants !== undefined && offer.grants >= terms.maxGrants) return { refusal: 'BUDGET_SPENT' };
  const { own } = await currencyAccounts(trx, playerId, iso);
  if (own === undefined) return { refusal: 'NO_ACCOUNT' };
  const isForDeposit = terms.kind === 'firstDeposit' || terms.kind === 'reload';
  const amount =
    asked.amount ??
    (asked.deposit ? depositBonus(terms, asked.deposit.amount, iso) : fixedAmount(terms, iso));
  if (amount === undefined && (!isForDeposit || asked.deposit)) return { refusal: 'NOT_IN_CURRENCY' };
  const isOffered = amount === undefined || asked.isOffered === true;
  const days = amount === undefined || isOffered ? DEPOSIT_DAYS : WAITING_DAYS;
  const id = await insertGrant(trx, {
    player_id: playerId,
    site_id: offer.site_id,
    offer_id: offer.id,
    version: offer.version,
    kind: terms.kind,
    state: isOffered ? 'offered' : 'waiting',
    source: asked.source,
    source_ref: asked.sourceRef,
    iso,
    amount: amount ?? null,
    deposit_amount: asked.deposit?.amount ?? null,
    payment_id: asked.deposit?.paymentId ?? null,
    created_at: at,
    expires_at: expiryOf(at, days),
  });
  if (id === undefined) return { refusal: 'GRANTED_BEFORE' };
  if (!isOffered) await begin(trx, id, at);
  return { grantId: id };
}

/** Gives an offered grant its deposit, or lets its player take it. Does nothing for any other grant. */
export async function takeOffered(
  trx: Trx,
  grant: GrantRow,
  { deposit, at }: { readonly deposit?: NewGrant['deposit']; readonly at: Date },
): Promise<boolean> {
  if (grant.state !== 'offered') return false;
  const amount = deposit ? depositBonus(grant.terms, deposit.amount, grant.iso) : grant.amount;
  if (amount === undefined || amount === null) return false;
  await updateGrant(trx, grant.id, {
    state: 'waiting',
    amount,
    expires_at: expiryOf(at, WAITING_DAYS),
    ...(deposit ? { deposit_amount: deposit.amount, payment_id: deposit.paymentId } : {}),
  });
  await begin(trx, grant.id, at);
  return true;
}

/** Activates a waiting grant if nothing is before it; a free bet at once. */
async function begin(trx: Trx, id: bigint, at: Date): Promise<void> {
  const grant = await lockGrant(trx, id);
  if (!grant) return;
  if (grant.kind !== 'freeBet') return freeAccount(trx, grant, at);
  if (grant.amount === null) throw new Error(`The free bet ${id} has no amount.`);
  const token = randomCode();
  const expiresAt = expiryOf(at, grant.terms.days);
  const code = {
    code: token,
    player_id: grant.player_id,
    amount: grant.amount,
    iso: grant.iso,
    expires_at: expiresAt,
    min_coef: grant.terms.minOdds === undefined ? null : parseOdds(grant.terms.minOdds),
  };
  await insertPromoCodes(trx, [code]);
  await updateGrant(trx, id, { state: 'active', token, activated_at: at, expires_at: expiresAt });
  const { player_id: playerId, amount, iso } = grant;
  await messageBonus(trx, 'bonus-given', { id, player_id: playerId, amount, iso, expires_at: expiresAt }, at);
}

/** Makes a random code that nobody can guess. */
export function randomCode(): string {
  return Array.from(
    { length: RANDOM_CODE_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('');
}
