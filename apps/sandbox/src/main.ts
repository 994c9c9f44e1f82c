// The outside world for development, demonstration and tests. Production never contains it.
// node apps/sandbox/src/main.ts, with the variables of docs/sandbox.md
import { createPaymentServer } from './payments/server.ts';

const { env } = process;
if (env['NODE_ENV'] === 'production') {
  process.stderr.write(
    'The sandbox moves no money and confirms every payment: it doesn’t start in production.\n',
  );
  process.exit(1);
}

const app = createPaymentServer({
  folder: env['SANDBOX_DIR'],
  key: env['SANDBOX_KEY'] ?? 'sandbox-key-of-development',
  secret: env['SANDBOX_SECRET'] ?? 'sandbox-secret-of-development',
  isManual: env['SANDBOX_CLOCK'] === 'manual',
});
try {
  const address = await app.listen({ port: Number(env['SANDBOX_PAYMENTS_PORT'] ?? 4010), host: '127.0.0.1' });
  process.stdout.write(`Payment sandbox: ${address}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `The payment sandbox can’t listen (${reason}): set SANDBOX_PAYMENTS_PORT to a free port.\n`,
  );
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
