import { setTimeout } from 'node:timers/promises';
import pretty from 'pino-pretty';
import {
  createBus,
  type Bus,
  openDatabase,
  createLog,
  openRedis,
  misspeltSettings,
  readSettings,
  StartupError,
  createTroubleLog,
} from './kernel/index.ts';
import { seedDemoGames } from './composition/demoGames.ts';
import { seedDemoTournaments } from './composition/demoTournaments.ts';
import { seedDemoBonuses } from './composition/demoBonuses.ts';
import { seedDemoAccount } from './composition/demoAccount.ts';
import { openMailTransport, openSmsTransport } from './delivery/index.ts';
import { createPlatform } from './platform.ts';
import { requireProduction } from './composition/productionCheck.ts';
import { readyText } from './composition/readyText.ts';

type End = () => Promise<void>;

/** Opens everything in order and adds to `ends` what closes it. */
async function start(ends: End[]): Promise<void> {
  const settings = readSettings(process.env);
  await requireProduction(settings);
  const log = createLog(
    settings.LOG_LEVEL,
    settings.NODE_ENV === 'production' ? process.stderr : pretty({ destination: 2, ignore: 'pid,hostname' }),
  );
  for (const sentence of misspeltSettings(process.env)) log.warn(sentence);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    log,
  });
  ends.unshift(database.close);
  const trouble = createTroubleLog(log);
  const redisFailed = (error: unknown): void =>
    trouble(error, 'Its connection broke; it is made again.', 'Redis');
  const bus = await openBus(settings.REDIS_URL, redisFailed);
  ends.unshift(() => bus.close());
  const redis = await openRedis(settings.REDIS_URL, redisFailed);
  ends.unshift(async () => redis?.destroy());
  const mailTransport = await openMailTransport(settings);
  const platform = await createPlatform({
    settings,
    log,
    db: database.db,
    bus,
    redis,
    mailTransport,
    smsTransport: openSmsTransport(settings),
  });
  ends.unshift(platform.stop);
  await platform.start();
  if (settings.DEMO_ACCOUNT) {
    await seedDemoAccount(platform);
    await seedDemoBonuses(platform);
    await seedDemoTournaments(platform);
    ends.unshift(seedDemoGames(platform, log).stop);
  }
  try {
    await platform.app.listen({ port: settings.PORT, host: settings.HOST });
  } catch (error) {
    throw listenError(error, settings.PORT, settings.HOST);
  }
  ends.unshift(async () => {
    platform.drain();
    if (settings.NODE_ENV === 'production') await setTimeout(settings.DRAIN_SECONDS * 1000);
  });
  process.stdout.write(readyText({ settings, sites: platform.sites.all, database: database.kind }));
}

/**
 * Opens the bus. Redis reconnects indefinitely after the first connection; the first failure at the start is fatal.
 */
async function openBus(redisUrl: string | undefined, failed: (error: unknown) => void): Promise<Bus> {
  if (redisUrl === undefined) return createBus({ failed });
  const first = Promise.withResolvers<never>();
  let report: (error: unknown) => void = first.reject;
  try {
    const bus = await Promise.race([
      createBus({ redisUrl, failed: (error) => report(error) }),
      first.promise,
    ]);
    report = failed;
    return bus;
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(
      `Redis at REDIS_URL doesn't answer (${reason}): start it, or correct REDIS_URL, or leave it out to run one process.`,
    );
  }
}

function listenError(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is in use: end the program that has it, or set PORT to another one.`,
    );
  }
  if (code === 'EACCES')
    return new StartupError(`Port ${port} needs more rights than this user has: set PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`This machine has no address ${host} to listen at: correct HOST.`);
  }
  return error;
}

const ends: End[] = [];
let closing: Promise<void> | undefined;

/** Closes what is open, last opened first, and ends the process; a second call awaits the first. */
function closeAndExit(code: number): void {
  closing ??= endAll();
  closing.then(
    () => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`The platform did not close cleanly: ${String(error)}\n`);
      process.exit(1);
    },
  );
}

async function endAll(): Promise<void> {
  for (const end of ends) await end();
}

function fail(error: unknown): void {
  process.stderr.write(
    `${error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  closeAndExit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => closeAndExit(0));
}
start(ends).catch(fail);
