import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

let folder: string;
const said: string[] = [];
const log = { info: (text: string) => void said.push(text), error: () => undefined };
beforeEach(async () => {
  said.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'touchline-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: undefined, dataDir: folder, log });

describe('the embedded database', () => {
  test('persists data over a restart, and logs that it is not for production', async () => {
    const first = await open();
    await first.db.insertInto('feed_anchors').values({ key: 'a', value: '1' }).execute();
    await first.close();
    const second = await open();
    expect(await second.db.selectFrom('feed_anchors').selectAll().execute()).toEqual([
      { key: 'a', value: '1' },
    ]);
    await second.close();
    expect(said.filter((text) => text.includes('production'))).toHaveLength(2);
    expect(await readdir(folder)).toEqual(['pglite']);
  });

  test('starts over after an interrupted first start', async () => {
    await mkdir(join(folder, 'pglite.new'));
    await writeFile(join(folder, 'pglite.new', 'PG_VERSION'), 'half');
    const database = await open();
    await database.close();
    expect(await readdir(folder)).toEqual(['pglite']);
  });

  test('refuses a second process', async () => {
    const database = await open();
    await expect(open()).rejects.toThrow('is in use by process');
    await database.close();
  });
});
