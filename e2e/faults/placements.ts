// Places coupons while connections break, servers are killed and PostgreSQL restarts: none may be lost or duplicated.
// node e2e/faults/placements.ts --placements 10000 --clients 32 --servers 2 --seed 1 Starts its own PostgreSQL,
// platform and proxies, and a Redis for several servers. Prints figures as JSON lines; a broken rule exits with 1.
import { parseArgs } from 'node:util';
import { percentile, print, rounded } from '../bench/lib/figures.ts';
import type { Counts } from './lib/carry.ts';
import { run, type Outcome } from './lib/run.ts';

const { values } = parseArgs({
  options: {
    placements: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '1500' },
    blows: { type: 'string', default: '12' },
    servers: { type: 'string', default: '1' },
  },
});

function numberOf(name: keyof Omit<typeof values, 'seed'>): number {
  const value = Number(values[name]);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Error(`--${name} is "${values[name]}" but must be a whole number above 0.`);
}

function printProxy(between: string, { exchanges, refused, faults }: Counts): void {
  const faulted = Object.values(faults).reduce((sum, count) => sum + count, 0);
  print({ between, exchanges, faulted, share: rounded(faulted / exchanges, 3), refused, ...faults });
}

function actionsOf({ actions }: Outcome['journal']): Readonly<Record<string, number>> {
  const names = [...actions.values()].map(({ action, isDone }) => `${action} ${isDone ? 'done' : 'refused'}`);
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

function report({ journal, struck, ms, verdict, client, database }: Outcome): void {
  const all = journal.took.map((one) => one.ms);
  const clean = journal.took.filter(({ isClean }) => isClean).map((one) => one.ms);
  printProxy('client and server', client);
  printProxy('server and PostgreSQL', database);
  const { kill, fast, immediate, redis } = struck;
  print({ serverKilled: kill, postgresFast: fast, postgresImmediate: immediate, redisKilled: redis });
  print({
    answers: Object.fromEntries(journal.statuses),
    coupons: verdict.states,
    actions: actionsOf(journal),
  });
  print({
    placements: all.length,
    seconds: rounded(ms / 1000, 1),
    perSecond: rounded((all.length * 1000) / ms, 1),
    p50Ms: rounded(percentile(all, 0.5), 1),
    p99Ms: rounded(percentile(all, 0.99), 1),
    answeredAtOnce: clean.length,
    p50AtOnceMs: rounded(percentile(clean, 0.5), 1),
    p99AtOnceMs: rounded(percentile(clean, 0.99), 1),
  });
  print({ rulesBroken: verdict.broken.length });
}

const outcome = await run({
  placements: numberOf('placements'),
  clients: numberOf('clients'),
  timeout: numberOf('timeout'),
  blows: numberOf('blows'),
  servers: numberOf('servers'),
  seed: values.seed,
});
report(outcome);
for (const sentence of outcome.verdict.broken.slice(0, 20)) process.stderr.write(`${sentence}\n`);
if (outcome.verdict.broken.length > 0) process.exitCode = 1;
