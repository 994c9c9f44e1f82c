import {
  conversion,
  currencyTerms,
  expiryOf,
  grantMove,
  minorOf,
  requiredWagering,
  type GrantEvent,
} from '@touchline/bonuses';
import type { Trx } from '../../kernel/index.ts';
import { bookPostings } from '../../ledger/index.ts';
import { closeBonusAccount, currencyAccounts, openBets, openBonusAccount } from './bonusAccount.ts';
import { messageBonus } from './bonusMessage.ts';
import type { EndReason } from './bonuses.tables.ts';
import { endPromoCodes } from './freeBets.ts';
import { isOnAccount, lockOpenGrants, updateGrant, type GrantRow } from './grants.store.ts';

const EVENTS: Readonly<Record<EndReason, GrantEvent>> = {
  met: 'met',
  used: 'met',
  lost: 'lost',
  expired: 'ended',
  refused: 'removed',
  withdrawal: 'removed',
  revoked: 'removed',
  exclusion: 'removed',
  deposit: 'removed',
};

/** Returns the reference of a grant in the ledger. */
export const grantRef = (id: bigint): string => `grant:${id}`;

/** Amounts by which a grant's money left the bonus account, minor units. */
export interface Ended {
  readonly converted: bigint;
  readonly removed: bigint;
}

/**
 * Removes the free balance of a grant's account, and returns the amount. Money held for bets stays until they are
 * decided.
 * @param key makes it unique if a grant loses money several times
 */
export async function removeBalance(
  trx: Trx,
  { id, player_id: playerId, iso }: GrantRow,
  at: Date,
  key: string = grantRef(id),
): Promise<bigint> {
  const { bonus } = await currencyAccounts(trx, playerId, iso);
  if (!bonus || bonus.balance === 0n) return 0n;
  await bookPostings(trx, {
    kind: 'bonus-removed',
    ref: grantRef(id),
    key,
    at,
    postings: [
      { account: 'promo', iso, amount: bonus.balance },
      { account: bonus.id, iso, amount: -bonus.balance },
    ],
  });
  return bonus.balance;
}

/** Turns the balance of a grant's account into the player's own money, as far as its terms allow. */
export async function convertBalance(
  trx: Trx,
  grant: GrantRow,
  at: Date,
  key: string = grantRef(grant.id),
): Promise<Ended> {
  const { id, player_id: playerId, iso, terms, amount } = grant;
  const { own, bonus } = await currencyAccounts(trx, playerId, iso);
  if (!bonus || bonus.balance === 0n) return { converted: 0n, removed: 0n };
  const most = minorOf(currencyTerms(terms, iso)?.maxConvert, iso);
  const split = conversion({
    balance: bonus.balance,
    // A sticky bonus is removed once.
    bonus: grant.ended_at === null ? (amount ?? 0n) : 0n,
    isSticky: terms.isSticky,
    ...(most === undefined ? {} : { maxConvert: most > grant.converted ? most - grant.converted : 0n }),
  });
  if (own === undefined) throw new Error(`Player ${playerId} has no account in ${iso} for the bonus ${id}.`);
  await bookPostings(trx, {
    kind: 'bonus-convert',
    ref: grantRef(id),
    key,
    at,
    postings: [
      { account: own.id, iso, amount: split.converted },
      { account: bonus.id, iso, amount: -bonus.balance },
      { account: 'promo', iso, amount: split.removed },
    ],
  });
  return split;
}

/**
 * Ends a grant that the transaction has locked, with its money: converted if its wagering is met, else removed. The
 * account is closed once it is empty, and the oldest waiting grant becomes active. Returns the amounts; undefined if
 * the grant is over already.
 */
export async function endGrant(
  trx: Trx,
  grant: GrantRow,
  reason: EndReason,
  at: Date,
): Promise<Ended | undefined> {
  const state = grantMove(grant.state, EVENTS[reason]);
  if (!state) return undefined;
  const hasMoney = isOnAccount(grant);
  let ended: Ended = { converted: 0n, removed: 0n };
  if (hasMoney && reason === 'met') ended = await convertBalance(trx, grant, at);
  else if (hasMoney) ended = { converted: 0n, removed: await removeBalance(trx, grant, at) };
  if (grant.token !== null && reason !== 'used') await dropToken(trx, grant.token, at);
  await updateGrant(trx, grant.id, {
    state,
    end_reason: reason,
    ended_at: at,
    is_due: false,
    converted: grant.converted + ended.converted,
    removed: grant.removed + ended.removed,
  });
  if (hasMoney) await freeAccount(trx, grant, at);
  return ended;
}

/** Closes the bonus account of a currency if it is empty and no grant needs it, or activates the next grant. */
export async function freeAccount(
  trx: Trx,
  { player_id: playerId, iso }: Pick<GrantRow, 'player_id' | 'iso'>,
  at: Date,
): Promise<void> {
  const open = (await lockOpenGrants(trx, playerId)).filter((grant) => grant.iso === iso);
  if (open.some(isOnAccount)) return;
  const { bonus } = await currencyAccounts(trx, playerId, iso);
  const isBusy =
    bonus && (bonus.balance > 0n || bonus.held > 0n || (await openBets(trx, playerId, bonus.id)) > 0);
  if (isBusy) return;
  const next = open.find(({ state }) => state === 'waiting');
  if (!next) return closeBonusAccount(trx, { playerId, iso, at });
  await activate(trx, next, at);
}

/**
 * Activates a grant: its amount is booked on the bonus account, which no other grant uses. The bonus of a first win in
 * free rounds has no amount yet, since the win is booked by its own key.
 */
async function activate(trx: Trx, grant: GrantRow, at: Date): Promise<void> {
  const { id, player_id: playerId, iso, amount, deposit_amount: deposit, terms } = grant;
  if (amount === null) throw new Error(`The bonus ${id} has no amount yet.`);
  const accountId = await openBonusAccount(trx, playerId, iso);
  if (amount > 0n)
    await bookPostings(trx, {
      kind: grant.kind === 'freeRounds' ? 'spins-win' : 'bonus-grant',
      ref: grantRef(id),
      at,
      postings: [
        { account: accountId, iso, amount },
        { account: 'promo', iso, amount: -amount },
      ],
    });
  const expiresAt = expiryOf(at, terms.days);
  await updateGrant(trx, id, {
    state: 'active',
    account_id: accountId,
    activated_at: at,
    expires_at: expiresAt,
    required: requiredWagering(terms, { bonus: amount, deposit: deposit ?? 0n }),
    counts_any: terms.wagering?.countFrom === 'any',
  });
  if (amount > 0n)
    await messageBonus(
      trx,
      'bonus-given',
      { id, player_id: playerId, amount, iso, expires_at: expiresAt },
      at,
    );
}

/** Ends the time of a free bet that isn't staked. */
async function dropToken(trx: Trx, token: string, at: Date): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set({ expires_at: at })
    .where('code', '=', token)
    .where('coupon_id', 'is', null)
    .execute();
}

/**
 * Ends the free bets that an excluded player could still stake, and all grants, the waiting ones first, so that none
 * becomes active. The transaction has locked the player's accounts.
 */
export async function removeBonuses(trx: Trx, playerId: bigint, at: Date): Promise<void> {
  await endPromoCodes(trx, playerId, at);
  const open = await lockOpenGrants(trx, playerId);
  for (const grant of [...open.filter((one) => !isOnAccount(one)), ...open.filter(isOnAccount)]) {
    await endGrant(trx, grant, 'exclusion', at);
  }
}
