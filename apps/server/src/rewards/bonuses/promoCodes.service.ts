import { exchanged, hasRate, lockWithAccounts } from '../../ledger/index.ts';
import { rational } from '@touchline/betting';
import {
  codeStateOf,
  currencyTerms,
  fixedAmount,
  minorOf,
  normalCode,
  type CodeNeed,
  type CodeState,
} from '@touchline/bonuses';
import type { AnswerOf, Bonus, Calls } from '@touchline/contract';
import { type Db, type Trx, ProblemError, seconds } from '../../kernel/index.ts';
import * as store from './codes.store.ts';
import type { CodeRow } from './codes.store.ts';
import { missingNeeds, playerFacts } from './conditions.ts';
import { grantBonus, type GrantRefusal } from './granting.service.ts';
import { grantById, grantsById } from './grants.store.ts';
import { moneyOf } from './money.ts';
import { grantedId } from './offerAccess.ts';
import { lockOffer, offerById, type OfferRow } from './offers.store.ts';
import { bonusView, offerView } from './views.ts';

const MOST_USES = 200;

/** A code that a player typed, and the currency of the account that the bonus is for. */
export interface TypedCode {
  readonly siteId: string;
  readonly playerId: bigint;
  readonly code: string;
  readonly iso: string;
}

const unknownCode = () =>
  new ProblemError(404, 'PROMO_CODE_NOT_FOUND', 'This code doesn’t exist: check the spelling.');

const STATE_MESSAGES: Readonly<Record<Exclude<CodeState, 'usable'>, string>> = {
  used: 'You have already used this code.',
  expired: 'This code has expired: use another one.',
  notYet: 'This code can’t be used yet: try it again once it begins.',
  exhausted: 'This code has been used up: others were faster.',
  needs: 'You don’t meet the conditions of this code yet: see what it needs.',
};

interface JudgedCode {
  readonly row: CodeRow;
  readonly offer: OfferRow;
  readonly state: CodeState;
  readonly missing: readonly CodeNeed[];
  /** The part of the budget that a grant takes, minor units of the budget's currency. */
  readonly cost: bigint;
}

/** Judges a code for a player. Undefined for a code that the player can't know. */
async function judge(
  db: Db | Trx,
  { playerId, iso }: TypedCode,
  row: CodeRow | undefined,
  now: Date,
): Promise<JudgedCode | undefined> {
  const offer = row && (await offerById(db, row.offer_id));
  if (!row || offer?.state !== 'published') return undefined;
  const facts = await playerFacts(db, playerId);
  const isHere =
    row.countries.length === 0 || (facts.country !== undefined && row.countries.includes(facts.country));
  if (!isHere) return undefined;
  const missing = missingNeeds([...new Set([...row.needs, ...offer.terms.needs])], facts, now);
  const cost = costOf(row, offer, iso);
  const state = codeStateOf(
    {
      ...(row.from_at ? { from: row.from_at } : {}),
      ...(row.to_at ? { to: row.to_at } : {}),
      maxUses: row.max_uses ?? undefined,
      uses: row.uses,
      perPlayer: row.per_player,
      ownUses: await store.usesBy(db, row.id, playerId),
      budgetLeft: row.budget === null ? undefined : row.budget - row.spent,
      amount: cost,
      missing,
    },
    now,
  );
  return { row, offer, state, missing, cost };
}

/** A bonus for a deposit costs at most its cap. */
function costOf({ budget_iso: budgetIso }: CodeRow, { terms }: OfferRow, iso: string): bigint {
  const most = fixedAmount(terms, iso) ?? minorOf(currencyTerms(terms, iso)?.cap, iso) ?? 0n;
  if (budgetIso === null || !hasRate(iso) || !hasRate(budgetIso)) return most;
  return rational.ceil(exchanged(rational.of(most), iso, budgetIso));
}

/** Returns what a code gives and whether the player can use it. Throws a ProblemError 404 for an unknown one. */
export async function checkCode(
  db: Db,
  typed: TypedCode,
  now: Date,
): Promise<AnswerOf<Calls['checkPromoCode']>> {
  const code = normalCode(typed.code);
  const row = code === undefined ? undefined : await store.findCode(db, { ...typed, code });
  const judged = await judge(db, typed, row, now);
  if (!judged) throw unknownCode();
  const { offer, state, missing } = judged;
  return {
    code: judged.row.code,
    state,
    needs: [...missing],
    offer: offerView(offer, typed.iso, missing),
    ...(judged.row.from_at ? { from: seconds(judged.row.from_at) } : {}),
    ...(judged.row.to_at ? { until: seconds(judged.row.to_at) } : {}),
  };
}

/**
 * Uses a code in one transaction: the player and the code are locked, uses and budget are checked, the bonus is
 * granted. Throws a ProblemError: 403 for a block, 404 for an unknown code, 409 for one that can't be used.
 */
export async function activateCode(db: Db, typed: TypedCode, now: Date): Promise<Bonus> {
  const id = await db.transaction().execute(async (trx) => {
    await lockWithAccounts(trx, typed.playerId);
    return useCode(trx, typed, now);
  });
  const grant = await grantById(db, id);
  if (!grant) throw new Error(`The bonus ${id} is gone.`);
  return bonusView(grant, await moneyOf(db, grant));
}

async function useCode(trx: Trx, typed: TypedCode, at: Date): Promise<bigint> {
  const { playerId, iso } = typed;
  const code = normalCode(typed.code);
  const row = code === undefined ? undefined : await store.lockCode(trx, { ...typed, code });
  const judged = await judge(trx, typed, row, at);
  if (!judged) throw unknownCode();
  const { state } = judged;
  if (state !== 'usable') throw new ProblemError(409, codeProblem(state), STATE_MESSAGES[state]);
  const offer = await lockOffer(trx, judged.offer.id);
  if (!offer) throw unknownCode();
  const number = (await store.usesBy(trx, judged.row.id, playerId)) + 1;
  const sourceRef = `code:${judged.row.id}:${number}`;
  const grantId = grantedId(await grantBonus(trx, { playerId, offer, iso, source: 'code', sourceRef, at }));
  await store.storeUse(trx, judged.row, { playerId, grantId, spent: judged.cost, at });
  return grantId;
}

const codeProblem = (state: Exclude<CodeState, 'usable'>): string =>
  ({
    used: 'PROMO_CODE_USED',
    expired: 'PROMO_CODE_EXPIRED',
    notYet: 'PROMO_CODE_NOT_YET',
    exhausted: 'PROMO_CODE_EXHAUSTED',
    needs: 'PROMO_CODE_NEEDS',
  })[state];

/** Refusals after which the code of a registration is tried again: the player may meet them later. */
const LATER: ReadonlySet<string> = new Set<GrantRefusal | string>(['PROMO_CODE_NEEDS', 'PROMO_CODE_NOT_YET']);

/**
 * Tries the code of a registration once its conditions hold, and stores the result. Returns whether it is decided.
 */
export async function tryRegistrationCode(
  db: Db,
  typed: TypedCode,
  now: Date,
): Promise<'used' | 'failed' | undefined> {
  let result: 'used' | 'failed' | undefined;
  try {
    await activateCode(db, typed, now);
    result = 'used';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    result = LATER.has(error.code) || error.status === 403 ? undefined : 'failed';
  }
  if (result) {
    await db
      .updateTable('registration_choices')
      .set({ promo_code_state: result })
      .where('player_id', '=', typed.playerId)
      .execute();
  }
  return result;
}

/** Returns the codes that a player has used, and the state of the registration's code. */
export async function codeHistory(db: Db, playerId: bigint): Promise<AnswerOf<Calls['promoCodeHistory']>> {
  const used = await store.usedCodes(db, playerId, MOST_USES);
  const grants = await grantsById(
    db,
    used.map((use) => use.grant_id),
  );
  const byId = new Map(grants.map((grant) => [grant.id, grant]));
  const codes = [];
  for (const { id, at, grant_id: grantId, code } of used) {
    const grant = byId.get(grantId);
    if (!grant) continue;
    codes.push({ id: String(id), code, at: seconds(at), bonus: bonusView(grant, await moneyOf(db, grant)) });
  }
  const registration = await db
    .selectFrom('registration_choices')
    .select(['promo_code', 'promo_code_state'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!registration || registration.promo_code === null) return { codes };
  const state = registration.promo_code_state;
  return {
    codes,
    registration: {
      code: registration.promo_code,
      state: state === 'used' || state === 'failed' ? state : 'waiting',
    },
  };
}
