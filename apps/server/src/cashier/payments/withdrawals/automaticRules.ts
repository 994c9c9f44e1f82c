import type { WithdrawalDoubt } from '@touchline/cashier';
import { isSameName } from '@touchline/cashier';
import type { Db } from '../../../kernel/index.ts';
import type { Site } from '../../../site/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import { openDebts } from './freeMoney.ts';
import { instrumentsOf } from './instruments.store.ts';
import { inBase } from '../../../ledger/index.ts';
import { playerStanding } from './playerStanding.ts';
import * as store from './withdrawals.store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Time of the sum that is approved without an operator, ms. */
const SUM_OF = DAY;
/** Time after a dispute in which an operator decides, ms. */
const AFTER_DISPUTE = 30 * DAY;
/** Time after a change of the password in which an operator decides, ms. */
const AFTER_PASSWORD = 72 * HOUR;
/** Time after a change of personal data, of the login or of an address in which an operator decides, ms. */
const AFTER_CHANGE = 72 * HOUR;
/** Time after the revocation of a bonus in which an operator decides, ms. */
const AFTER_REVOCATION = 30 * DAY;
const LOOP = 365 * DAY;

/**
 * Returns why a withdrawal isn't approved without an operator; empty if it is: a verified player, a small sum, known
 * instruments in the player's name, and no dispute, debt, revoked bonus, mark of abuse or recent change.
 */
export async function doubtsAbout(
  db: Db,
  request: PaymentRow,
  { withdrawals: rules }: Pick<Site, 'withdrawals'>,
  now: Date,
): Promise<WithdrawalDoubt[]> {
  const { player_id: playerId, iso } = request;
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const standing = await playerStanding(db, playerId);
  const legs = await store.legsOf(db, [request.id]);
  const known = await instrumentsOf(db, { playerId, iso, since: before(LOOP) });
  const used = known.filter(({ id }) => legs.some((leg) => leg.instrument_id === id));
  const others = await paidOutBefore(db, request);
  const owners = used.flatMap(({ owner }) => owner ?? []);
  const { passwordChangedAt: changed } = standing;
  const doubts: Readonly<Record<WithdrawalDoubt, boolean>> = {
    banned: standing.isBanned,
    unverified: rules.needsVerification && !standing.isVerified,
    amount: inBase(await store.withdrawnSince(db, playerId, before(SUM_OF))) > rules.automaticUpTo,
    'new-instrument': used.some(({ id, deposited }) => deposited === 0n && !others.has(id)),
    name: standing.name !== '' && owners.some((owner) => !isSameName(owner, standing.name)),
    dispute: (await store.disputesSince(db, playerId, before(AFTER_DISPUTE))) > 0,
    debt: (await openDebts(db, request.account_id)) > 0n,
    // One whose bank took a deposit back is a dispute already.
    'closed-instrument': used.some(({ closed_for: reason }) => reason !== null && reason !== 'charged-back'),
    password: changed !== null && changed > before(AFTER_PASSWORD),
    profile: await hasChangedData(db, playerId, before(AFTER_CHANGE)),
    'bonus-revoked': await hasRevokedBonus(db, playerId, before(AFTER_REVOCATION)),
    marked: standing.isMarked,
  };
  // The cast: the keys are the doubts.
  return (Object.keys(doubts) as WithdrawalDoubt[]).filter((doubt) => doubts[doubt]);
}

/** Returns whether data of a player was replaced since a time; what was empty before is completed, not changed. */
async function hasChangedData(db: Db, playerId: bigint, since: Date): Promise<boolean> {
  const change = await db
    .selectFrom('player_data_changes')
    .select('id')
    .where('player_id', '=', playerId)
    .where('at', '>', since)
    .where('value_before', 'is not', null)
    .where('value_before', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** Returns whether an operator has taken a bonus of a player back since a time. */
async function hasRevokedBonus(db: Db, playerId: bigint, since: Date): Promise<boolean> {
  const grant = await db
    .selectFrom('bonus_grants')
    .select('id')
    .where('player_id', '=', playerId)
    .where('end_reason', '=', 'revoked')
    .where('ended_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}

/** Returns the instruments that the player was paid out to before. */
async function paidOutBefore(db: Db, { player_id: playerId }: PaymentRow): Promise<ReadonlySet<bigint>> {
  const rows = await db
    .selectFrom('payments')
    .select('instrument_id')
    .distinct()
    .where('player_id', '=', playerId)
    .where('request_id', 'is not', null)
    .where('state', '=', 'paid')
    .execute();
  return new Set(rows.flatMap(({ instrument_id: id }) => id ?? []));
}
