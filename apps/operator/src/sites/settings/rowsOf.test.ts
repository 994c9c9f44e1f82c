import { expect, test } from 'vitest';
import { switched } from './choiceKinds.tsx';
import { wholeIn } from './plainKinds.tsx';
import { rowsOf } from './rowsOf.ts';
import type { Setting, SettingKind } from './settingKind.ts';

const narrow = wholeIn('setting.unit.hours', 'setting.count.hours');

/** The cast: rows don't read values. */
const setting = (name: string, kind: object): Setting => ({
  path: [name],
  name,
  label: name,
  hint: '',
  kind: kind as SettingKind<unknown>,
  listed: undefined,
});

test('two narrow settings that follow each other share a row', () => {
  const settings = [
    setting('a', narrow),
    setting('b', narrow),
    setting('c', narrow),
    setting('d', switched),
    setting('e', narrow),
  ];
  const names = rowsOf(settings).map((row) => row.map(({ name }) => name));
  expect(names).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
});
