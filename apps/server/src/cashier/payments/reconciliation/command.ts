// Compares a day's payments with a provider's report, on a running platform:
// TOUCHLINE_TOKEN=... npm run reconcile -- sandbox 2026-01-31
// The token is that of a program, with the scope `payments` on all sites.
// TOUCHLINE_SERVER is the platform's address, http://localhost:4000 by default.
const { env, argv } = process;
const [provider, day] = argv.slice(2);
const token = env['TOUCHLINE_TOKEN'];

if (provider === undefined || day === undefined || token === undefined) {
  process.stderr.write(
    'Name a provider and a day, and set TOUCHLINE_TOKEN to a program’s token: npm run reconcile -- sandbox 2026-01-31\n',
  );
  process.exit(1);
}

const server = env['TOUCHLINE_SERVER'] ?? `http://localhost:${env['PORT'] ?? 4000}`;
const answer = await fetch(new URL('/ops/reconciliations', server), {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ provider, day }),
}).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `The platform at ${server} doesn’t answer (${reason}): start it, or set TOUCHLINE_SERVER.\n`,
  );
  process.exit(1);
});
process.stdout.write(`${await answer.text()}\n`);
process.exitCode = answer.ok ? 0 : 1;

export {};
