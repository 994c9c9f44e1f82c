// Measures who notices which failure while a service of two processes is away for a minute: PostgreSQL, Redis, the
// mail server, a partner, and the source of prices. Needs TEST_DATABASE_URL and TEST_REDIS_URL, and openssl. Prints a
// line of JSON for each answer that changes, with the seconds since the service went away, and then the lines of each
// log.
//   npm run exec -- node e2e/faults/away.ts [--only redis,mail] [--seconds 60]
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FeedSink, FeedSource } from '@touchline/feed/source';
import { pino } from 'pino';
import { createMemoryBus } from '../../apps/server/src/kernel/bus/index.ts';
import { openDatabase } from '../../apps/server/src/kernel/db/database.ts';
import { createPool } from '../../apps/server/src/kernel/db/postgres.ts';
import { createPlatform } from '../../apps/server/src/platform.ts';
import { readSettings } from '../../apps/server/src/kernel/settings/settings.ts';
import { print } from '../bench/lib/figures.ts';
import { openBet } from '../bench/lib/openBet.ts';
import { registerPlayer } from '../bench/lib/players.ts';
import { json, probesAt, statusOf, type Bettor } from './lib/awayProbes.ts';
import { mailServer, partnerServer, wayTo, type Way } from './lib/awayServices.ts';
import { freePort, until } from './lib/processes.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'postgres,redis,mail,partner,source' },
    seconds: { type: 'string', default: '60' },
  },
});
const AWAY_MS = Number(values.seconds) * 1000;
/** Time after the return in which everything has to be as before, ms. */
const BACK_WITHIN = 150_000;
const STEP = 250;
/** Delay of the mail that is requested while the mail server is away, ms. */
const MAIL_AFTER = 8_000;
const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const token = randomUUID();

interface LogLine {
  readonly at: number;
  readonly text: string;
}

interface Process {
  readonly origin: string;
  readonly lines: LogLine[];
  readonly child: ChildProcess;
}

async function startProcess(env: Readonly<Record<string, string>>): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_IN_PRODUCTION: 'line,credit,operators',
      DEMO_ACCOUNT: 'off',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://{host}:${port}`,
      DEVELOPMENT_OPERATORS: `operator=*:${token}`,
      SECRETS_KEY: Buffer.alloc(32).toString('base64'),
      DRAIN_SECONDS: '0',
      SIGN_IN_ATTEMPTS: '100000',
      CAPTCHA_AFTER: '100000',
      RESULTS_PAST_DAYS: '0',
      ...env,
    },
  });
  const lines: LogLine[] = [];
  child.stderr.on('data', (bytes: Buffer) => {
    for (const text of bytes.toString('utf8').split('\n').filter(Boolean))
      lines.push({ at: performance.now(), text });
  });
  const origin = `http://localhost:${port}`;
  await until(
    'a process is ready',
    150_000,
    async () => (await statusOf(`${origin}/health/ready`)) === '200',
  );
  return { origin, lines, child };
}

/** Asks all probes until they are as before the service went away, and prints each change. */
async function watch(
  row: string,
  origins: readonly string[],
  { way, bettor }: { readonly way: Pick<Way, 'close' | 'open'>; readonly bettor?: Bettor | undefined },
): Promise<number> {
  const all = origins.flatMap((origin, index) =>
    Object.entries(probesAt(origin, { operatorToken: token, bettor })).map(([name, ask]) => ({
      name: `${name} ${index + 1}`,
      ask,
      before: '',
      last: '',
    })),
  );
  for (const probe of all) probe.before = probe.last = await probe.ask();
  print({ row, before: Object.fromEntries(all.map(({ name, before }) => [name, before])) });
  const begun = performance.now();
  await way.close();
  let isAway = true;
  let unchanged = 0;
  while (isAway || unchanged < 20) {
    const elapsed = performance.now() - begun;
    if (isAway && elapsed > AWAY_MS) {
      await way.open();
      isAway = false;
      print({ row, seconds: seconds(elapsed), is: 'back' });
    }
    if (elapsed > AWAY_MS + BACK_WITHIN) break;
    await Promise.all(
      all.map(async (probe) => {
        const answer = await probe.ask();
        if (answer === probe.last) return;
        probe.last = answer;
        print({ row, seconds: seconds(performance.now() - begun), what: probe.name, answer });
      }),
    );
    unchanged = all.every(({ last, before }) => last === before) ? unchanged + 1 : 0;
    await sleep(STEP);
  }
  return begun;
}

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

function printLog(row: string, name: string, lines: readonly LogLine[], begun: number): void {
  for (const { at, text } of lines.filter((line) => line.at >= begun)) {
    const { msg, service, leftOut, err } = JSON.parse(text) as Record<string, unknown> & {
      err?: { message?: string };
    };
    print({
      row,
      log: name,
      seconds: seconds(at - begun),
      msg,
      service,
      leftOut,
      error: err?.message?.slice(0, 80),
    });
  }
}

const [database, redis] = [process.env['TEST_DATABASE_URL'], process.env['TEST_REDIS_URL']];
if (!database || !redis)
  throw new Error('TEST_DATABASE_URL and TEST_REDIS_URL have to name running servers.');
const log = pino({ level: 'silent' });
const name = `touchline_away_${randomUUID().replaceAll('-', '')}`;
const folder = mkdtempSync(join(tmpdir(), 'touchline-away-'));
const admin = createPool(database, log);
await admin.query(`create database ${name}`);

const wanted = values.only.split(',');
const processes: Process[] = [];
try {
  const [toPostgres, toRedis] = [
    await wayTo(Number(new URL(database).port)),
    await wayTo(Number(new URL(redis).port)),
  ];
  const mail = await mailServer();
  const toMail = await wayTo(mail.port);
  const partner = await partnerServer(folder);
  const toPartner = await wayTo(partner.port);
  const url = new URL(database);
  url.port = String(toPostgres.port);
  url.pathname = `/${name}`;
  const sitesFile = join(folder, 'sites.json');
  const remoteParts = [
    { name: 'games', url: `https://localhost:${toPartner.port}/page`, scripts: [], styles: [] },
  ];
  writeFileSync(
    sitesFile,
    JSON.stringify({ sites: [{ id: 'house', brand: 'touchline', hosts: ['localhost'], remoteParts }] }),
  );
  const env = {
    DATABASE_URL: url.href,
    REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
    SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
    MAIL_FROM: 'no-reply@away.example',
    SITES_FILE: sitesFile,
    NODE_EXTRA_CA_CERTS: partner.certificate,
  };
  if (wanted.some((row) => row !== 'source')) {
    processes.push(await startProcess(env), await startProcess(env));
  }
  const origins = processes.map(({ origin }) => origin);
  const [first] = origins;
  const ways = { postgres: toPostgres, redis: toRedis, mail: toMail, partner: toPartner } as const;
  for (const [row, way] of Object.entries(ways)) {
    if (!wanted.includes(row) || first === undefined) continue;
    // A bearer is valid for a few minutes.
    const bettor = { player: await registerPlayer(first), bet: await openBet(first) };
    const email = 'player@away.example';
    if (row === 'mail') {
      const body = { email, password: 'a long password', currency: 'EUR', language: 'en', isOfAge: true };
      const registered = await statusOf(`${first}/web-api/registration/full`, json(body));
      print({ row, what: 'a player registers', answer: registered });
      // Requested once the mail server is away.
      setTimeout(() => {
        const asked = statusOf(`${first}/web-api/user/recovery`, json({ name: email, language: 'en' }));
        void asked.then((answer) => print({ row, what: 'a code is requested', answer }));
      }, MAIL_AFTER).unref();
    }
    const begun = await watch(row, origins, { way, bettor });
    if (row === 'mail') {
      const arrived = () => mail.taken.find((at) => at > begun + AWAY_MS);
      await until('the mail has arrived', BACK_WITHIN, async () => arrived() !== undefined);
      print({ row, what: 'the code arrived', seconds: seconds((arrived() ?? 0) - begun) });
    }
    for (const [index, { lines }] of processes.entries()) printLog(row, `process ${index + 1}`, lines, begun);
  }
  if (wanted.includes('source'))
    await silentSource(url.href.replace(String(toPostgres.port), new URL(database).port));
} finally {
  for (const { child } of processes) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** A platform in this program with a source of its own, which stops reporting. */
async function silentSource(databaseUrl: string): Promise<void> {
  const lines: LogLine[] = [];
  const own = pino({ level: 'warn' }, { write: (text) => void lines.push({ at: performance.now(), text }) });
  let sink: FeedSink | undefined;
  let isSilent = false;
  const beat = setInterval(() => {
    if (isSilent) return;
    sink?.alive('line');
    sink?.alive('live');
  }, 1000);
  const source: FeedSource = {
    name: 'a source that falls silent',
    async start(given) {
      sink = given;
      given.alive('line');
      given.alive('live');
    },
    stop: async () => undefined,
    outcome: () => undefined,
  };
  const settings = readSettings({
    NODE_ENV: 'production',
    DEMO_IN_PRODUCTION: 'line,credit,operators',
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    DEVELOPMENT_OPERATORS: `operator=*:${token}`,
    SIGN_IN_ATTEMPTS: '100000',
    CAPTCHA_AFTER: '100000',
  });
  const { db, close } = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: '', log: own });
  const platform = await createPlatform({
    settings,
    log: own,
    db,
    bus: createMemoryBus(),
    sources: [source],
  });
  await platform.start();
  await platform.app.listen({ port: 0, host: 'localhost' });
  // The cast: as above.
  const { port } = platform.app.server.address() as AddressInfo;
  const silence = {
    close: async () => void (isSilent = true),
    open: async () => void (isSilent = false),
  };
  const begun = await watch('source', [`http://localhost:${port}`], { way: silence });
  printLog('source', 'process', lines, begun);
  clearInterval(beat);
  await platform.stop();
  await close();
}
