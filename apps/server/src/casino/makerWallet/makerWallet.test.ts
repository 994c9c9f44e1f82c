import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { cases } from './conformance/cases/index.ts';
import { createClient } from './conformance/client.ts';
import { overHttp } from './conformance/overHttp.ts';
import { openWorld, type World } from './conformance/world.ts';

const MAKER = 'conformance';
const SECRET = 'secret-of-the-conformance-suite';

let app: TestApp;
let world: World;

beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'makers-')), 'makers.json');
  const listed = {
    id: MAKER,
    adapter: 'touchline',
    name: 'Suite',
    url: 'http://localhost:9',
    secrets: [SECRET],
  };
  await writeFile(file, JSON.stringify([listed]));
  app = await createTestApp({ env: { MAKERS_FILE: file }, listens: true });
  world = await openWorld(
    createClient({ maker: MAKER, secret: SECRET, send: overHttp(app.address), now: app.now }),
  );
});
afterAll(() => app.close());

describe('the wallet protocol', () => {
  it('has 50 cases in order', () => {
    expect(cases.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it.each(cases.map((one) => [one.number, one.title, one] as const))(
    'holds in case %i: %s',
    async (_, __, one) => {
      await expect(one.run(world)).resolves.toBeUndefined();
    },
  );

  it('leaves a sound ledger', async () => {
    await expectSoundLedger(app.db, { isMadeUp: true });
  });
});
