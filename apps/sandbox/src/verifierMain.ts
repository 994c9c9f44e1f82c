// The verifier for development, demonstration and tests. Production never contains it.
// node apps/sandbox/src/verifierMain.ts, with the variables of docs/sandbox.md
import { refuseProduction, run } from './program.ts';
import { createVerificationServer } from './verification/server.ts';

const { env } = process;
refuseProduction();
const app = createVerificationServer({
  folder: env['SANDBOX_DIR'],
  key: env['SANDBOX_KEY'] ?? 'sandbox-key-of-development',
  secret: env['SANDBOX_SECRET'] ?? 'sandbox-secret-of-development',
  isManual: env['SANDBOX_CLOCK'] === 'manual',
});
await run(app, { name: 'Verification sandbox', variable: 'SANDBOX_VERIFIER_PORT', port: 4011 });
