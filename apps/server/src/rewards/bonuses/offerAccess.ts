import { currencyTerms, isGiven } from '@touchline/bonuses';
import { type Db, type Trx, ProblemError } from '../../kernel/index.ts';
import { BLOCK_MESSAGES } from '../../protection/index.ts';
import type { PlayerFacts } from './conditions.ts';
import type { GrantRefusal, GrantResult } from './granting.service.ts';
import type { OfferRow } from './offers.store.ts';

/** Interface for modules that give bonuses by their offers. */
export { lockOffer, offerById } from './offers.store.ts';

const MESSAGES: Readonly<Record<GrantRefusal, string>> = {
  ...BLOCK_MESSAGES,
  NO_ACCOUNT: 'You have no account in the currency of this bonus: add it to your wallets first.',
  NOT_IN_CURRENCY: 'This bonus isn’t given in the currency of this account: choose another account.',
  GRANTED_BEFORE: 'You already have this bonus: see your bonuses.',
  BUDGET_SPENT: 'This offer has been used up: look at the other offers.',
  NOT_OFFERED: 'This offer isn’t open to you now: look at the other offers.',
};

/** Returns the id of a new grant. Throws a ProblemError 403 for a block of the player's, 409 for any other refusal. */
export function grantedId(result: GrantResult): bigint {
  if ('grantId' in result) return result.grantId;
  const { refusal } = result;
  throw new ProblemError(Object.hasOwn(BLOCK_MESSAGES, refusal) ? 403 : 409, refusal, MESSAGES[refusal]);
}

/** Returns whether an offer is shown to a player without a code. */
export function isListed({ terms }: OfferRow, iso: string, facts: PlayerFacts, now: Date): boolean {
  return !terms.isHidden && isGiven(terms, now, facts.country) && currencyTerms(terms, iso) !== undefined;
}

/** Returns how often a player has had an offer. */
export async function timesGranted(db: Db | Trx, playerId: bigint, offerId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('bonus_grants')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
