import type { OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import { startVerificationSandbox, type VerificationSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repoRoot } from '../../../kernel/settings/settings.ts';
import { startFakeMaker, type FakeMaker } from '../../../testing/fakeMaker.ts';
import { changingCalls, isUnrecorded, routeOfCall } from '../../../testing/routes.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { operatorChanges, type Change } from '../../../testing/operatorChanges.ts';

const calls = Object.values<OperatorCall>(operatorCalls);
const callAt = new Map(calls.map((call) => [routeOfCall(call), call]));

/** Calls that change no record: previews, validations, and the clocks of a platform under test. */
const UNRECORDED = calls.filter(isUnrecorded).map(routeOfCall);

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
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'operator_actions'
    order by 1`.execute(db);
  const prints: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ print: string }>`
      select coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as print
      from ${sql.table(name)} as one`.execute(db);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

const auditLog = () => ops.app.db.selectFrom('operator_actions').selectAll().orderBy('id').execute();

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
  const tried = [...Object.keys(operatorChanges), ...UNRECORDED];
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
    const [entry] = written;
    expect(entry).toMatchObject({ operator: 'operator', action: expect.stringMatching(/^\w+\.[\w-]+$/) });
    expect(callAt.get(name)?.audit).toContain(entry?.action);
    expect(entry?.subject).toMatch(/^\w+:[\w.-]+$/);
    expect(entry?.reason).toBe(body && 'reason' in body ? body.reason : null);
  });
});
