import { expect, test } from 'vitest';
import { siteGroups } from './siteGroups.ts';
import { sitePartNames } from './siteParts.ts';

test('each part of a site is in one group', () => {
  const grouped = siteGroups.flatMap(({ parts }) => parts);
  expect(grouped.toSorted()).toEqual(sitePartNames.toSorted());
});
