import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('./', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const files = (under: string) =>
  readdirSync(new URL(`${under}/`, root), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${under}/${file}`,
  );

/** Folders with an `index.ts` of their own: primitives, layouts, and each area of the blocks. */
const rooms = [
  'primitives',
  'layouts',
  ...readdirSync(new URL('blocks/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `blocks/${name}`),
];

/** Internal parts of other components. */
const inner = new Set(['primitives/Dialog/DialogFrame.tsx', 'primitives/DrawnTick/DrawnTick.tsx']);

test.each(rooms)('exports every component of %s from its index.ts', (room) => {
  const list = read(`${room}/index.ts`);
  // A component has a folder of the same name; other files there are its parts.
  const components = files(room).filter((file) => /\/([A-Z]\w+)\/\1\.tsx$/.test(file) && !inner.has(file));
  expect(components.filter((file) => !list.includes(`.${file.slice(room.length)}'`))).toEqual([]);
});

test('index files name their exports; only the indexes of folders are re-exported as a whole', () => {
  const lists = ['index.ts', ...['primitives', 'layouts', 'blocks'].flatMap(files)].filter((file) =>
    file.endsWith('index.ts'),
  );
  const wholesale = lists.flatMap((list) =>
    [...read(list).matchAll(/export \* from '\.(.*)\/index\.ts'/g)].map(([, room]) =>
      `${dirname(list)}${room}`.replace(/^\.\//, ''),
    ),
  );
  expect(wholesale.toSorted()).toEqual([...rooms, 'blocks'].toSorted());
});
