import { parseArgs } from 'node:util';
import type { Db } from '../../../kernel/index.ts';
import { readAnchors } from './anchors.ts';
import { daysOf, exportEntries, periodOf } from './exportEntries.ts';
import { verifyChain } from './verifyChain.ts';

const USAGE = `Say what to do with the audit log:
  npm run audit -- verify [--anchor <file>]
  npm run audit -- export --from 2026-01-01 --to 2026-03-31 [--site <id>] > audit.jsonl
`;

/** Exit codes of the command. */
const OK = 0;
const BROKEN = 1;
const WRONG_USE = 2;

export interface CommandOutput {
  readonly db: Db;
  /** Writes to the standard output; resolves once it takes more. */
  readonly write: (text: string) => Promise<void>;
  readonly writeError: (text: string) => void;
}

/** Runs the command of the audit log, and returns its exit code: 1 for a broken chain. */
export async function runAuditCommand(args: readonly string[], deps: CommandOutput): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      anchor: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      site: { type: 'string' },
    },
  });
  const { anchor, from, to, site } = values;
  const [command, ...others] = positionals;
  if (others.length === 0 && command === 'verify') return verify(deps, anchor);
  if (others.length > 0 || command !== 'export' || from === undefined || to === undefined) {
    deps.writeError(USAGE);
    return WRONG_USE;
  }
  const period = periodOf(from, to);
  if (!(daysOf(period) > 0)) {
    deps.writeError('The period must be two days as 2026-01-31, the first one not after the last one.\n');
    return WRONG_USE;
  }
  for await (const lines of exportEntries(deps.db, { ...period, siteId: site })) await deps.write(lines);
  return OK;
}

async function verify({ db, write, writeError }: CommandOutput, file: string | undefined): Promise<number> {
  const anchors = file === undefined ? [] : await readAnchors(file);
  const { entries, head, fault } = await verifyChain(db, anchors);
  if (fault) {
    writeError(
      `The audit log is broken at entry ${fault.id}: ${fault.text}\nThe ${entries} entries up to ${head.id} are right (${head.hash}). See "Audit log" in docs/operators.md.\n`,
    );
    return BROKEN;
  }
  const compared = file === undefined ? '' : `, ${anchors.length} anchors`;
  await write(`${entries} entries${compared}: all right. Head: ${head.id} ${head.hash}\n`);
  return OK;
}
