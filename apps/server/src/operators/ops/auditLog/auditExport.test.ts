import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../../kernel/index.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { createTestPlayer } from '../../../testing/players.ts';
import { createAnchorJob, readAnchors } from './anchors.ts';
import { runAuditCommand } from './auditCommand.ts';
import { verifyChain } from './verifyChain.ts';

const reason = 'Tried by a test';
const MS_OF_DAY = 86_400_000;

let ops: OpsApp;
let folder: string;
beforeAll(async () => {
  ops = await createOpsApp();
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
});
afterAll(async () => {
  await ops.close();
  await rm(folder, { recursive: true });
});

const today = (): string => ops.app.now().toISOString().slice(0, 10);

async function changePlayer(): Promise<bigint> {
  const { playerId } = await createTestPlayer(ops.app.db);
  const answer = await ops.call('POST', `/ops/players/${playerId}/blocks`, { isMarked: true, reason });
  expect(answer.statusCode, answer.body).toBe(200);
  return playerId;
}

/** Counts the exports that the audit log has recorded. */
async function exportsRecorded(): Promise<number> {
  const rows = await ops.app.db
    .selectFrom('operator_actions')
    .select('id')
    .where('action', '=', 'audit.export')
    .execute();
  return rows.length;
}

/** Runs the command of the audit log, and returns what it wrote. */
async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const written = { out: '', error: '' };
  const code = await runAuditCommand(args, {
    db: ops.app.db,
    write: async (text) => void (written.out += text),
    writeError: (text) => void (written.error += text),
  });
  return { code, ...written };
}

interface Line extends Record<string, unknown> {
  readonly hash: string;
  readonly previousHash: string;
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Computes the hash of an exported line, as an auditor does. */
function computed(line: Line): string {
  const { previousHash } = line;
  const content = Object.fromEntries(
    Object.entries(line).filter(([name]) => name !== 'hash' && name !== 'previousHash'),
  );
  return createHash('sha256')
    .update(`${previousHash}\n${canonicalize(content)}`)
    .digest('hex');
}

describe('an export', () => {
  test('has all entries of its days with hashes that an auditor can check, and is recorded itself', async () => {
    await changePlayer();
    await changePlayer();
    const answer = await ops.call('GET', `/ops/audit/export?from=${today()}&to=${today()}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toContain('application/jsonl');
    const lines = linesOf(answer.body);
    expect(lines.map(computed)).toEqual(lines.map(({ hash }) => hash));
    expect(lines.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      lines.slice(0, -1).map(({ hash }) => hash),
    );
    expect(lines.at(-1)).toMatchObject({
      action: 'audit.export',
      operator: 'operator',
      after: { from: today(), to: today() },
    });
    expect(lines.at(-1)?.hash).toBe((await verifyChain(ops.app.db)).head.hash);
  });

  test('leaves out other days', async () => {
    const answer = await ops.call('GET', '/ops/audit/export?from=2020-01-01&to=2020-03-31');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  test.each([
    ['2026-03-14', '2026-03-13'],
    ['2026-01-01', '2026-04-03'],
    ['2026-02-30', 'x'],
  ])('from %s to %s is refused, without a record', async (from, to) => {
    const before = await exportsRecorded();
    const answer = await ops.call('GET', `/ops/audit/export?from=${from}&to=${to}`);
    expect(answer.statusCode).toBe(400);
    expect(await exportsRecorded()).toBe(before);
  });

  test('by the command can be of one site: its own entries and those of its players', async () => {
    const playerId = await changePlayer();
    const elsewhere = await createTestPlayer(ops.app.db);
    await ops.app.db
      .updateTable('players')
      .set({ site_id: 'other' })
      .where('id', '=', elsewhere.playerId)
      .execute();
    await ops.call('POST', `/ops/players/${elsewhere.playerId}/blocks`, { isMarked: true, reason });
    const { code, out } = await run('export', '--from', today(), '--to', today(), '--site', 'house');
    expect(code).toBe(0);
    const subjects = linesOf(out).map(({ subject }) => subject);
    expect(subjects).toContain(`player:${playerId}`);
    expect(subjects).not.toContain(`player:${elsewhere.playerId}`);
    expect(linesOf(out).map(computed)).toEqual(linesOf(out).map(({ hash }) => hash));
  });
});

describe('the command', () => {
  test('prints the number of entries and the head', async () => {
    await changePlayer();
    const { entries, head } = await verifyChain(ops.app.db);
    const { code, out } = await run('verify');
    expect(code).toBe(0);
    expect(out).toBe(`${entries} entries: all right. Head: ${head.id} ${head.hash}\n`);
  });

  test('names the entry that an anchor contradicts, and ends with 1', async () => {
    await changePlayer();
    const { head } = await verifyChain(ops.app.db);
    const file = join(folder, 'false.jsonl');
    await writeFile(file, `{"day":"2026-03-14","id":"${head.id}","hash":"${'f'.repeat(64)}"}\n`);
    const { code, out, error } = await run('verify', '--anchor', file);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain(`broken at entry ${head.id}: `);
  });

  test.each([[[]], [['export']], [['verify', 'x']], [['export', '--from', 'x', '--to', 'y']]])(
    'refuses %j',
    async (args) => {
      expect((await run(...args)).code).toBe(2);
    },
  );
});

describe('anchors', () => {
  const logged: object[] = [];
  let days = 0;
  beforeEach(() => void logged.splice(0));

  const jobWith = (file: string | undefined) =>
    createAnchorJob({
      db: ops.app.db,
      now: () => new Date(ops.app.now().getTime() + days * MS_OF_DAY),
      log: { warn: (fields: object) => void logged.push(fields) },
      settings: { AUDIT_ANCHOR_FILE: file },
    });

  test('are stored once a day by one of all processes, in the log and in the file, and verify', async () => {
    const file = join(folder, 'anchors.jsonl');
    await changePlayer();
    const first = await verifyChain(ops.app.db);
    await Promise.all([runJobs([jobWith(file)]), runJobs([jobWith(file)])]);
    await runJobs([jobWith(file)]);
    await changePlayer();
    days += 1;
    await runJobs([jobWith(file)]);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toEqual({
      auditAnchor: { day: today(), id: String(first.head.id), hash: first.head.hash },
    });
    expect(await readAnchors(file)).toHaveLength(2);
    expect((await run('verify', '--anchor', file)).out).toContain('2 anchors: all right');
  });

  test('that can’t be written are tried again', async () => {
    days += 1;
    await expect(runJobs([jobWith(folder)])).rejects.toThrow('EISDIR');
    expect(logged).toEqual([]);
    await runJobs([jobWith(undefined)]);
    expect(logged).toHaveLength(1);
  });

  test('are read from lines of the platform’s log, too, and a line that is none is named', async () => {
    const file = join(folder, 'log.jsonl');
    const auditAnchor = { day: '2026-03-14', id: '17', hash: 'a'.repeat(64) };
    await writeFile(file, `${JSON.stringify({ level: 40, auditAnchor, msg: 'x' })}\n\n`);
    expect(await readAnchors(file)).toEqual([{ ...auditAnchor, id: 17n }]);
    await writeFile(file, `${JSON.stringify(auditAnchor)}\n{"day":"today"}\n`);
    await expect(readAnchors(file)).rejects.toThrow(/^Line 2 of .*log.jsonl is no anchor/);
  });
});
