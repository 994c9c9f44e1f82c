import { sql } from 'kysely';
import { hashOf } from '../../accounts/index.ts';
import { type Db, ProblemError, type Trx } from '../../kernel/index.ts';

/** Wrong attempts in a row after which sign-in by password is locked. */
export const MAX_WRONG = 10;
const DAY = 86_400_000;

/** A counted attempt. */
export interface Attempt {
  /** Number of attempts since the last right one, with this one. */
  readonly count: number;
  /** True if this attempt, unless it is right, locks the person. */
  readonly isLocking: boolean;
}

/** Those whose attempts are counted: a person, or an e-mail that nobody has. */
export type Tried = { readonly staffId: bigint } | { readonly email: string };

const lockUntil = (at: Date) => sql<Date | null>`case when (wrong_attempts + 1) % ${sql.lit(MAX_WRONG)} = 0
  then ${at}::timestamptz + least(interval '15 minutes' * power(2, least((wrong_attempts + 1) / ${sql.lit(MAX_WRONG)} - 1, 10)), interval '1 day')
  else null end`;

/**
 * Counts an attempt before it is judged, so that guesses at the same time can't pass the bound. Throws a ProblemError
 * 429 STAFF_LOCKED while the person is locked, alike for e-mails that nobody has.
 */
export async function countAttempt(db: Db, tried: Tried, at: Date): Promise<Attempt> {
  const row =
    'staffId' in tried ? await countOf(db, tried.staffId, at) : await countUnknown(db, tried.email, at);
  if (!row) throw locked(await lockedUntil(db, tried), at);
  return { count: row.wrong_attempts, isLocking: row.wrong_attempts % MAX_WRONG === 0 };
}

function countOf(db: Db, staffId: bigint, at: Date) {
  return db
    .updateTable('staff')
    .set({ wrong_attempts: sql`wrong_attempts + 1`, locked_until: lockUntil(at) })
    .where('id', '=', staffId)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
    .returning('wrong_attempts')
    .executeTakeFirst();
}

async function countUnknown(db: Db, email: string, at: Date) {
  await db
    .deleteFrom('staff_unknown_emails')
    .where('last_at', '<', new Date(at.getTime() - 2 * DAY))
    .execute();
  await db
    .insertInto('staff_unknown_emails')
    .values({ email_hash: hashOf(email), wrong_attempts: 0, locked_until: null, last_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .updateTable('staff_unknown_emails')
    .set({ wrong_attempts: sql`wrong_attempts + 1`, locked_until: lockUntil(at), last_at: at })
    .where('email_hash', '=', hashOf(email))
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
    .returning('wrong_attempts')
    .executeTakeFirst();
}

async function lockedUntil(db: Db, tried: Tried): Promise<Date | null> {
  const row =
    'staffId' in tried
      ? await db.selectFrom('staff').select('locked_until').where('id', '=', tried.staffId).executeTakeFirst()
      : await db
          .selectFrom('staff_unknown_emails')
          .select('locked_until')
          .where('email_hash', '=', hashOf(tried.email))
          .executeTakeFirst();
  return row?.locked_until ?? null;
}

/** Takes back the count of an attempt that was neither right nor wrong, such as a right password without a code. */
export async function takeAttemptBack(db: Db, staffId: bigint): Promise<void> {
  await db
    .updateTable('staff')
    .set({
      wrong_attempts: sql`greatest(wrong_attempts - 1, 0)`,
      locked_until: sql`case when wrong_attempts % ${sql.lit(MAX_WRONG)} = 0 then null else locked_until end`,
    })
    .where('id', '=', staffId)
    .execute();
}

/** Starts the count of a person again after a right attempt. */
export async function forgetAttempts(trx: Trx, staffId: bigint): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ wrong_attempts: 0, locked_until: null })
    .where('id', '=', staffId)
    .execute();
}

function locked(until: Date | null, at: Date): ProblemError {
  const minutes = Math.max(1, Math.ceil(((until ?? at).getTime() - at.getTime()) / 60_000));
  return new ProblemError(
    429,
    'STAFF_LOCKED',
    `Too many wrong attempts for this e-mail, so that passwords are refused: wait ${minutes} minutes, use a passkey, or ask who administers your staff to unlock you.`,
    undefined,
    until ? { until } : {},
  );
}
