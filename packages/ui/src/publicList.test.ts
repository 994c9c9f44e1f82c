import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('./', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const files = (under: string) =>
  readdirSync(new URL(`${under}/`, root), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${under}/${file}`,
  );

/** Rooms with a public list of their own: primitives, layouts, and each area of the blocks. */
const rooms = [
  'primitives',
  'layouts',
  ...readdirSync(new URL('blocks/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `blocks/${name}`),
];

/** Parts that other components are made of. */
const inner = new Set(['primitives/Dialog/DialogFrame.tsx']);

test.each(rooms)('every component of %s is on its public list', (room) => {
  const list = read(`${room}/index.ts`);
  // A component lies in a folder of its own name; what else lies there are its parts.
  const components = files(room).filter((file) => /\/([A-Z]\w+)\/\1\.tsx$/.test(file) && !inner.has(file));
  expect(components.filter((file) => !list.includes(`.${file.slice(room.length)}'`))).toEqual([]);
});

test('a list names what it exports; only the lists of rooms are joined', () => {
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
