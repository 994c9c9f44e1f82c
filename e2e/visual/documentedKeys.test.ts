import { expect, test } from 'vitest';
import { findUndocumented, findUnshown, type StoryKeys } from './documentedKeys.ts';

const keys = (
  documented: readonly string[] | undefined,
  shown: readonly string[],
  hasOthers = false,
): StoryKeys => ({
  documented,
  shown,
  hasOthers,
});

test('a story that shows a control without documented keys is faulty', () => {
  expect(findUndocumented(keys(['button'], ['button', 'link']))).toEqual([
    "shows a link, whose keys its documentation doesn't list: add it to `keys`",
  ]);
  expect(findUndocumented(keys(['button', 'link'], ['button']))).toEqual([]);
});

test('controls of content and stories without a documentation are passed over', () => {
  expect(findUndocumented(keys([], ['link'], true))).toEqual([]);
  expect(findUndocumented(keys(undefined, ['link']))).toEqual([]);
});

const all = ['tile--default', 'tile--stress', 'row--default'];

test('documented keys of a control that no story shows are a fault', () => {
  const taken = [
    { id: 'tile--default', keys: keys(['button', 'tab'], ['button']) },
    { id: 'tile--stress', keys: keys(['button', 'tab'], []) },
  ];
  expect(findUnshown(taken, all)).toEqual(['tile: documents the keys of a tab, which no story shows']);
});

test('a component of which a story failed or was left out is not judged', () => {
  const first = { id: 'tile--default', keys: keys(['tab'], []) };
  expect(findUnshown([first], all)).toEqual([]);
  expect(findUnshown([first, { id: 'tile--stress', keys: undefined }], all)).toEqual([]);
});
