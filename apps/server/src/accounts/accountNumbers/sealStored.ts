import { sql } from 'kysely';
import { type Db, type Trx, readKey, replaceKey } from '../../kernel/index.ts';
import type { SecretBox } from '../../delivery/index.ts';
import { shownRequisite } from './shownRequisite.ts';
import { contextOf, DIGEST_FORM, DIGEST_KEY, type AccountNumbers } from './accountNumbers.ts';
import { keepNumber } from './storedNumbers.ts';

/** Rows of one transaction. */
const BATCH = 200;
/** A stored event with a number in plain text; the index of such rows has the same condition. */
const PLAIN_EVENT = sql`body like '%"instrument":"%' and body !~ '"instrument":"acct-[0-9a-f]{32}"'`;

/**
 * Encrypts the numbers of accounts that were stored in plain text by an earlier version, and deletes requisites that
 * providers of deposits have got. Can be repeated, and interrupted: each batch is a transaction of its own.
 */
export async function sealStoredNumbers(db: Db, numbers: AccountNumbers): Promise<void> {
  for (const batch of [instruments, payments, events, typedAtDeposits]) {
    let done: number;
    do done = await db.transaction().execute((trx) => batch(trx, numbers));
    while (done > 0);
  }
}

interface PlainInstrument {
  readonly id: bigint;
  readonly instrument: string;
  readonly requisite: string;
  readonly fields: Readonly<Record<string, string>>;
}

async function instruments(trx: Trx, numbers: AccountNumbers): Promise<number> {
  const { rows } = await sql<PlainInstrument>`
    select id, instrument, requisite, fields from instruments where instrument !~ ${sql.lit(DIGEST_FORM)}
    order by id limit ${BATCH} for update skip locked`.execute(trx);
  for (const { id, instrument, requisite, fields } of rows) {
    const sealed = numbers.seal({ name: instrument, fields });
    await keepNumber(trx, sealed);
    const isTyped = Object.keys(fields).length > 0;
    await shareClosure(trx, id, sealed.digest);
    // Another process may have stored the same account encrypted meanwhile: its payments move there.
    const { rows: twins } = await sql<{ id: bigint }>`
      select other.id from instruments other join instruments own on own.id = ${id}
      where other.player_id = own.player_id and other.provider = own.provider and other.iso = own.iso
        and other.instrument = ${sealed.digest}`.execute(trx);
    const [twin] = twins;
    if (twin) {
      await trx
        .updateTable('payments')
        .set({ instrument_id: twin.id })
        .where('instrument_id', '=', id)
        .execute();
      await trx.deleteFrom('instruments').where('id', '=', id).execute();
      continue;
    }
    await trx
      .updateTable('instruments')
      .set({
        instrument: sealed.digest,
        requisite: shownRequisite(requisite),
        fields: '{}',
        is_typed: isTyped,
      })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

/** Closes all rows of an account if one is closed: the one in plain text, and those that are encrypted already. */
async function shareClosure(trx: Trx, id: bigint, digest: string): Promise<void> {
  await sql`
    update instruments i set closed_at = closed.closed_at, closed_for = closed.closed_for
    from instruments own
    join instruments closed on closed.player_id = own.player_id and closed.provider = own.provider
      and closed.closed_at is not null and (closed.id = own.id or closed.instrument = ${digest})
    where own.id = ${id} and i.player_id = own.player_id and i.provider = own.provider
      and (i.id = own.id or i.instrument = ${digest}) and i.closed_at is null`.execute(trx);
}

async function payments(trx: Trx, numbers: AccountNumbers): Promise<number> {
  const { rows } = await sql<{ id: string; instrument: string; requisite: string | null }>`
    select id, instrument, requisite from payments
    where instrument is not null and instrument !~ ${sql.lit(DIGEST_FORM)}
    order by seq limit ${BATCH} for update skip locked`.execute(trx);
  for (const { id, instrument, requisite } of rows) {
    const sealed = numbers.seal({ name: instrument, fields: {} });
    await keepNumber(trx, sealed);
    const shown = requisite === null ? null : shownRequisite(requisite);
    await trx
      .updateTable('payments')
      .set({ instrument: sealed.digest, requisite: shown })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

async function events(trx: Trx, numbers: AccountNumbers): Promise<number> {
  const { rows } = await sql<{ provider: string; site_id: string; event_id: string; body: string }>`
    select provider, site_id, event_id, body from provider_events where ${PLAIN_EVENT}
    limit ${BATCH} for update skip locked`.execute(trx);
  for (const { provider, site_id: siteId, event_id: eventId, body } of rows) {
    // The cast: the platform wrote it, with texts in these fields.
    const said = JSON.parse(body) as { readonly instrument: string; readonly requisite?: string };
    const sealed = numbers.seal({ name: said.instrument, fields: {} });
    await keepNumber(trx, sealed);
    const requisite = said.requisite === undefined ? undefined : shownRequisite(said.requisite);
    await trx
      .updateTable('provider_events')
      .set({ body: JSON.stringify({ ...said, instrument: sealed.digest, requisite }) })
      .where('provider', '=', provider)
      .where('site_id', '=', siteId)
      .where('event_id', '=', eventId)
      .execute();
  }
  return rows.length;
}

async function typedAtDeposits(trx: Trx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update payments set fields = '{}' where id in (
      select id from payments where fields <> '{}'::jsonb limit ${BATCH} for update skip locked)`.execute(
    trx,
  );
  return Number(numAffectedRows);
}

/** Encrypts again with the current key what an earlier one has encrypted. */
export async function renewNumbers(db: Db, secretBox: SecretBox): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('account_numbers')
      .selectAll()
      .where('digest', '>', after)
      .orderBy('digest')
      .limit(BATCH)
      .execute();
    for (const { digest, sealed } of rows) {
      const renewed = secretBox.renew(sealed, contextOf(digest));
      if (renewed !== undefined)
        await db
          .updateTable('account_numbers')
          .set({ sealed: renewed })
          .where('digest', '=', digest)
          .execute();
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.digest;
  }
  const read = await readKey(db, DIGEST_KEY);
  const key = secretBox.renew(read, DIGEST_KEY);
  if (key !== undefined) await replaceKey(db, DIGEST_KEY, { read, key });
}
