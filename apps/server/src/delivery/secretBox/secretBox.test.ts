import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccountNumbers } from '../../accounts/accountNumbers/accountNumbers.ts';
import { renewNumbers } from '../../accounts/accountNumbers/sealStored.ts';
import { keepNumber, numberOf } from '../../accounts/accountNumbers/storedNumbers.ts';
import { renewTwoSteps } from '../../entry/access/twoStep/renewTwoSteps.ts';
import { sealTwoSteps } from '../../entry/access/twoStep/twoStep.store.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { openSecretBox } from './openSecretBox.ts';
import { renewSecrets } from './renewSecrets.ts';
import { createSecretBox, isSealed } from './secretBox.ts';

const key = Buffer.alloc(32, 1);
const box = createSecretBox(key);
let folder = '';
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-key-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await database.db.deleteFrom('server_keys').execute();
});

test('a sealed text opens unchanged with its key and for its row', () => {
  const sealed = box.seal('GEZDGNBVGY3TQOJQ', 'row 1');
  expect(sealed).not.toContain('GEZDGNBVGY3TQOJQ');
  expect(box.seal('GEZDGNBVGY3TQOJQ', 'row 1')).not.toBe(sealed);
  expect(box.open(sealed, 'row 1')).toBe('GEZDGNBVGY3TQOJQ');
  expect(() => box.open(sealed, 'row 2')).toThrow(/unable to authenticate/);
  expect(() => createSecretBox(Buffer.alloc(32, 2)).open(sealed, 'row 1')).toThrow(/unable to authenticate/);
  const middle = Math.floor(sealed.length / 2);
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
  expect(() => box.open(changed, 'row 1')).toThrow(/unable to authenticate/);
});

const settings = { NODE_ENV: 'production', SECRETS_KEY: [key], DATA_DIR: '' } as const;

test('another key than the database’s is reported in one sentence at the start', async () => {
  await openSecretBox(database.db, settings);
  await openSecretBox(database.db, settings);
  const other = { ...settings, SECRETS_KEY: [Buffer.alloc(32, 2)] };
  await expect(openSecretBox(database.db, other)).rejects.toThrow(/SECRETS_KEY is not the key/);
});

test('production needs a key; otherwise one is generated in the data folder, readable only by its owner', async () => {
  const none = { ...settings, SECRETS_KEY: undefined, DATA_DIR: folder };
  await expect(openSecretBox(database.db, none)).rejects.toThrow(/SECRETS_KEY is missing/);
  const development = { ...none, NODE_ENV: 'development' } as const;
  const first = await openSecretBox(database.db, development);
  const file = join(folder, 'secrets.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const kept = await readFile(file, 'utf8');
  const second = await openSecretBox(database.db, development);
  expect(second.open(first.seal('a', 'b'), 'b')).toBe('a');
  expect(await readFile(file, 'utf8')).toBe(kept);
  await writeFile(file, 'spoilt');
  await expect(openSecretBox(database.db, development)).rejects.toThrow(/holds no key/);
});

test('keys of authenticator apps in plain text are encrypted once at the start', async () => {
  const { db } = database;
  const { id } = await db
    .insertInto('players')
    .values({
      site_id: 'house',
      login: '1',
      email: null,
      password_hash: '-',
      must_change_password: false,
      language: 'en',
      registered_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { player_id: id, secret: 'GEZDGNBVGY3TQOJQ', enabled_at: new Date() };
  await db.insertInto('two_steps').values(row).execute();
  await sealTwoSteps(db, box);
  const { secret } = await db.selectFrom('two_steps').select('secret').executeTakeFirstOrThrow();
  expect([isSealed(secret ?? ''), box.open(secret ?? '', `two_steps ${id}`)]).toEqual([
    true,
    'GEZDGNBVGY3TQOJQ',
  ]);
  await sealTwoSteps(db, box);
  const again = await db.selectFrom('two_steps').select('secret').executeTakeFirstOrThrow();
  expect(again.secret).toBe(secret);
});

describe('while the key changes', () => {
  const next = Buffer.alloc(32, 7);

  test('a text of the earlier key is read, new ones are written with the current key, and old ones renewed', () => {
    const old = box.seal('GEZDGNBVGY3TQOJQ', 'row 1');
    const changing = createSecretBox(next, key);
    expect(changing.open(old, 'row 1')).toBe('GEZDGNBVGY3TQOJQ');
    const renewed = changing.renew(old, 'row 1') ?? '';
    const onlyNext = createSecretBox(next);
    expect(onlyNext.open(renewed, 'row 1')).toBe('GEZDGNBVGY3TQOJQ');
    expect(onlyNext.open(changing.seal('a', 'row 2'), 'row 2')).toBe('a');
    expect(changing.renew(renewed, 'row 1')).toBeUndefined();
    expect(() => changing.open(old, 'row 2')).toThrow(/unable to authenticate/);
    expect([box.isChanging, changing.isChanging]).toEqual([false, true]);
  });

  test('the earlier key is needed until everything is renewed', async () => {
    const { db } = database;
    const both = { ...settings, SECRETS_KEY: [next, key] };
    const onlyNext = { ...settings, SECRETS_KEY: [next] };
    const before = await openSecretBox(db, settings);
    const numbers = await openAccountNumbers(db, before);
    const number = { name: 'bank-3000', fields: { iban: 'GB33BUKB20201555555555' } };
    const sealed = numbers.seal(number);
    await keepNumber(db, sealed);
    const changing = await openSecretBox(db, both);
    await expect(openSecretBox(db, onlyNext)).rejects.toThrow(/SECRETS_KEY is not the key.*<new>,<old>/);
    await renewSecrets(db, changing, [renewTwoSteps, renewNumbers]);
    const after = await openAccountNumbers(db, await openSecretBox(db, onlyNext));
    const stored = await numberOf(db, sealed.digest);
    expect(stored && after.open(stored)).toEqual(number);
    expect(after.digestOf(number.name)).toBe(sealed.digest);
    await expect(openSecretBox(db, settings)).rejects.toThrow(/SECRETS_KEY is not the key/);
  });
});
