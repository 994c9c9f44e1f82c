// Rounds of a maker's games while connections break, the server is killed and PostgreSQL restarts: no operation may be
// lost or booked twice, and every balance has to be what its maker was told.
// node e2e/faults/rounds.ts --rounds 10000 --clients 16 --blows 8 --seed 1
// Starts its own PostgreSQL, platform and proxies. Prints figures as JSON lines; a broken rule exits with 1.
import { parseArgs } from 'node:util';
import { print, rounded } from '../bench/lib/figures.ts';
import { runRounds } from './lib/roundsRun.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    blows: { type: 'string', default: '8' },
  },
});

function numberOf(name: 'rounds' | 'clients' | 'blows'): number {
  const value = Number(values[name]);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Error(`--${name} is "${values[name]}" but must be a whole number above 0.`);
}

const { ms, rounds, calls, repeated, struck, faulted, exchanges, verdict, broken } = await runRounds({
  rounds: numberOf('rounds'),
  clients: numberOf('clients'),
  blows: numberOf('blows'),
  seed: values.seed,
});
print({ rounds, calls, repeated, seconds: rounded(ms / 1000, 1), ...struck });
print({ exchanges, faulted, share: rounded(faulted / exchanges, 3) });
print({ ...verdict, rulesBroken: broken.length });
for (const sentence of broken.slice(0, 20)) process.stderr.write(`${sentence}\n`);
if (broken.length > 0) process.exitCode = 1;
