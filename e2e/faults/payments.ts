// Deposits by the sandbox's payment provider while connections break, the server is killed and PostgreSQL restarts: none
// may be lost or booked twice, and after a reconciliation every payment has the provider's state.
// node e2e/faults/payments.ts --payments 5000 --clients 16 --blows 8 --seed 1
// Starts its own PostgreSQL, platform, provider and proxies. Prints figures as JSON lines; a broken rule exits with 1.
import { parseArgs } from 'node:util';
import { print, rounded } from '../bench/lib/figures.ts';
import { runPayments } from './lib/paymentsRun.ts';

const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '5000' },
    clients: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    blows: { type: 'string', default: '8' },
  },
});

function numberOf(name: 'payments' | 'clients' | 'blows'): number {
  const value = Number(values[name]);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Error(`--${name} is "${values[name]}" but must be a whole number above 0.`);
}

const { ms, begun, states, struck, faulted, exchanges, broken } = await runPayments({
  payments: numberOf('payments'),
  clients: numberOf('clients'),
  blows: numberOf('blows'),
  seed: values.seed,
});
print({ payments: begun, seconds: rounded(ms / 1000, 1), ...struck });
print({ exchanges, faulted, share: rounded(faulted / exchanges, 3) });
print({ states, rulesBroken: broken.length });
for (const sentence of broken.slice(0, 20)) process.stderr.write(`${sentence}\n`);
if (broken.length > 0) process.exitCode = 1;
