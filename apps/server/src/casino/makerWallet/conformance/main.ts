// Runs the 50 cases of the wallet protocol against a server that offers the test desk, and prints for each `ok` or the
// difference. Exits with 1 if one differs.
// npm run conformance -- --url http://localhost:4000 --maker sandbox --secret … [--only 7,8]
import { parseArgs } from 'node:util';
import { cases } from './cases/index.ts';
import { createClient } from './client.ts';
import { overHttp } from './overHttp.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    maker: { type: 'string', default: 'sandbox' },
    secret: { type: 'string' },
    only: { type: 'string' },
  },
});
const { url, maker, secret, only } = values;
if (secret === undefined) throw new Error('Name the secret of the maker: --secret …');

const world = await openWorld(createClient({ maker, secret, send: overHttp(url), now: () => new Date() }));
const wanted = only?.split(',').map(Number);
let differing = 0;
for (const { number, title, run } of cases.filter((one) => wanted?.includes(one.number) ?? true)) {
  try {
    await run(world);
    process.stdout.write(`${String(number).padStart(2)} ok      ${title}\n`);
  } catch (error) {
    differing += 1;
    const difference = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${String(number).padStart(2)} differs ${title}: ${difference}\n`);
  }
}
process.stdout.write(differing === 0 ? 'All cases hold.\n' : `${differing} cases differ.\n`);
if (differing > 0) process.exitCode = 1;
