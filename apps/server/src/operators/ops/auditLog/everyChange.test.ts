import type { OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import { startVerificationSandbox, type VerificationSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repoRoot } from '../../../kernel/settings/settings.ts';
import { startFakeMaker, type FakeMaker } from '../../../testing/fakeMaker.ts';
import { changingCalls, isSignIn, isUnrecorded, routeOfCall } from '../../../testing/routes.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { operatorChanges, type Change } from '../../../testing/operatorChanges.ts';
import { verifyChain } from './verifyChain.ts';

const calls = Object.values<OperatorCall>(operatorCalls);
const callAt = new Map(calls.map((call) => [routeOfCall(call), call]));

/** Calls that change no record: previews, validations, and the clocks of a platform under test. */
const UNRECORDED = calls.filter(isUnrecorded).map(routeOfCall);

/** Calls whose entries `signIn.test.ts` tests. */
const SIGN_IN = calls.filter((call) => isSignIn(call) && !isUnrecorded(call)).map(routeOfCall);

let ops: OpsApp;
let verifier: VerificationSandbox;
let maker: FakeMaker;
beforeAll(async () => {
  maker = await startFakeMaker();
  verifier = await startVerificationSandbox();
  const providers = join(repoRoot, 'apps', 'sandbox', 'providers.json');
  // With a stopped clock no job changes anything meanwhile.
  ops = await createOpsApp({
    env: {
      PAYMENT_PROVIDERS_FILE: providers,
      VERIFIERS_FILE: verifier.verifiersFile,
      MAKERS_FILE: maker.makersFile,
      PLATFORM_CLOCK: 'manual',
    },
  });
});
afterAll(async () => {
  await ops.close();
  await verifier.stop();
  await maker.stop();
});

/** Reads all stored data except the audit log, table by table. */
async function stored(): Promise<Readonly<Record<string, string>>> {
  const { db } = ops.app;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('operator_actions', 'audit_head')
    order by 1`.execute(db);
  const prints: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ print: string }>`
      select coalesce(md5(string_agg(content, '|' order by content)), '') as print
      from (select (to_jsonb(one) - 'last_used_at')::text as content from ${sql.table(name)} as one) as rows`.execute(
      db,
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

const auditLog = () => ops.app.db.selectFrom('operator_actions').selectAll().orderBy('id').execute();

/** Tables whose rows may be written after the entry: the answer of a key that its transaction has stored before. */
const WRITTEN_LATER = new Set(['idempotency_keys']);

/** Counts rows that the transaction of an entry wrote after the entry, table by table. */
async function writtenAfter(entryId: bigint): Promise<Readonly<Record<string, number>>> {
  const { db } = ops.app;
  const counts: Record<string, number> = {};
  for (const name of Object.keys(await stored())) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} one, operator_actions entry
      where entry.id = ${entryId} and one.xmin = entry.xmin and one.cmin::text::bigint > entry.cmin::text::bigint`.execute(
      db,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0 && !WRITTEN_LATER.has(name)) counts[name] = count;
  }
  return counts;
}

/** Makes the audit log refuse writes, as if its disk were full. */
async function breakAuditLog(): Promise<void> {
  await sql`
    create function no_audit_log() returns trigger language plpgsql as $$
    begin raise exception 'The audit log takes nothing.'; end $$`.execute(ops.app.db);
  await sql`create trigger no_audit_log before insert on operator_actions execute function no_audit_log()`.execute(
    ops.app.db,
  );
}

const mendAuditLog = () => sql`drop function no_audit_log() cascade`.execute(ops.app.db);

test('every operator’s call that may change something is tested here', () => {
  const tried = [...Object.keys(operatorChanges), ...UNRECORDED, ...SIGN_IN];
  expect(changingCalls(ops.app.app).toSorted()).toEqual(tried.toSorted());
});

describe('a change and its audit log entry are stored together or not at all:', () => {
  test.each(Object.entries<Change>(operatorChanges))('%s', async (name, prepare) => {
    const { url, body } = await prepare(ops);
    const method = name.slice(0, name.indexOf(' '));
    const [before, entries] = [await stored(), await auditLog()];
    await breakAuditLog();
    const failed = await ops.call(method, url, body);
    await mendAuditLog();
    expect(failed.statusCode, failed.body).toBe(500);
    expect(await stored()).toEqual(before);

    const done = await ops.call(method, url, body);
    expect(done.statusCode, done.body).toBeLessThan(300);
    expect(await stored()).not.toEqual(before);
    const written = (await auditLog()).slice(entries.length);
    expect(written).toHaveLength(1);
    expect((await verifyChain(ops.app.db)).fault).toBeUndefined();
    const [entry] = written;
    expect(entry).toMatchObject({ operator: 'operator', action: expect.stringMatching(/^\w+\.[\w-]+$/) });
    expect(callAt.get(name)?.audit).toContain(entry?.action);
    expect(entry?.subject).toMatch(/^\w+:[\w.-]+$/);
    expect(entry?.reason).toBe(body && 'reason' in body ? body.reason : null);
    // The head of the chain is locked until the transaction ends: one that waits for a row after it could deadlock.
    expect(await writtenAfter(entry?.id ?? 0n)).toEqual({});
  });
});
