// Verifies and exports the audit log of the database in DATABASE_URL, or of the embedded one in DATA_DIR while the
// platform is stopped:
// npm run audit -- verify
import { once } from 'node:events';
import { openToRead, readSettings } from '../../../kernel/index.ts';
import { runAuditCommand } from './auditCommand.ts';

const { stdout, stderr } = process;

async function write(text: string): Promise<void> {
  if (!stdout.write(text)) await once(stdout, 'drain');
}

const writeError = (text: string): void => void stderr.write(text);

async function main(): Promise<number> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readSettings(process.env);
  const { db, close } = await openToRead({ databaseUrl, dataDir });
  try {
    return await runAuditCommand(process.argv.slice(2), { db, write, writeError });
  } finally {
    await close();
  }
}

/** Exit code of a command that couldn't do its work. */
const FAILED = 2;

process.exitCode = await main().catch((error: unknown) => {
  writeError(`${error instanceof Error ? error.message : String(error)}\n`);
  return FAILED;
});
