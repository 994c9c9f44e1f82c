import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

const LAYERS = ['apps/web/src/sections', 'apps/web/src/features', 'apps/web/src/widgets'];
const SERVER = 'apps/server/src';
const NO_AREA = ['support'];

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const foldersIn = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const areas = foldersIn('e2e/journeys').filter((name) => !NO_AREA.includes(name));
const answersFor = areas.flatMap((area) => read(`e2e/journeys/${area}/area.json`).answersFor);
const { everywhere } = read('e2e/journeys/shared.json');

/** The server's domains have a folder for each capability. */
const domains = foldersIn(SERVER)
  .filter((name) => name !== 'testing')
  .map((name) => `${SERVER}/${name}`);

describe('areas of journeys', () => {
  test.each([...LAYERS, ...domains])(
    'answer for every folder of %s that not everything depends on',
    (layer) => {
      const known = [...answersFor, ...everywhere];
      const unknown = foldersIn(layer)
        .map((name) => `${layer}/${name}`)
        .filter((folder) => !known.includes(folder));
      // Name a new folder in the area.json whose journeys visit it, or in e2e/journeys/shared.json.
      expect(unknown).toEqual([]);
    },
  );

  test('name folders that exist', () => {
    expect([...answersFor, ...everywhere].filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  });

  test('leave what everything depends on to all of them', () => {
    expect(answersFor.filter((folder) => everywhere.includes(folder))).toEqual([]);
  });
});
