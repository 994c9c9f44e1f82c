import { gameContribution, gameKindOf, type OfferTerms, type WageringTerms } from '@touchline/bonuses';
import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';

/** Stores that a round is staked from a grant, with the share of its stakes that counts for the game. */
export async function recordBonusRound(
  trx: Trx,
  roundId: bigint,
  { grantId, categories }: { readonly grantId: bigint; readonly categories: readonly string[] },
): Promise<void> {
  const { rows } = await sql<{ terms: OfferTerms }>`
    select v.terms from bonus_grants g
    join bonus_offer_versions v on v.offer_id = g.offer_id and v.version = g.version
    where g.id = ${grantId}`.execute(trx);
  const wagering = rows[0]?.terms.wagering;
  const percent = wagering ? contributionOf(wagering, categories) : 0;
  await trx
    .insertInto('bonus_rounds')
    .values({ round_id: roundId, grant_id: grantId, percent })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that a round was settled or returned, so that its grant is computed again; nothing for other rounds. */
export async function noteBonusRound(trx: Trx, roundId: bigint): Promise<void> {
  await sql`
    update bonus_grants set is_due = true
    where id = (select grant_id from bonus_rounds where round_id = ${roundId})`.execute(trx);
}

/** Returns the percentage by which a game counts for the wagering of an offer; 0 for a game of no known kind. */
export function contributionOf(wagering: WageringTerms, categories: readonly string[]): number {
  const kind = gameKindOf(categories);
  return kind ? gameContribution(wagering, kind) : 0;
}
