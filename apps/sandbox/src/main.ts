// The payment provider for development, demonstration and tests. Production never contains it.
// node apps/sandbox/src/main.ts, with the variables of docs/sandbox.md
import { createPaymentServer } from './payments/server.ts';
import { refuseProduction, run } from './program.ts';

const { env } = process;
refuseProduction();
const app = createPaymentServer({
  folder: env['SANDBOX_DIR'],
  key: env['SANDBOX_KEY'] ?? 'sandbox-key-of-development',
  secret: env['SANDBOX_SECRET'] ?? 'sandbox-secret-of-development',
  isManual: env['SANDBOX_CLOCK'] === 'manual',
});
await run(app, { name: 'Payment sandbox', variable: 'SANDBOX_PAYMENTS_PORT', port: 4010 });
