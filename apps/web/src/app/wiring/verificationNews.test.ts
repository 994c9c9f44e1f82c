import { expect, test } from 'vitest';
import { newsOf } from './verificationNews.ts';

const standing = (verification_status: number, internal_verification_status = 0, isAsked = false) => ({
  verification_status,
  internal_verification_status,
  requested_additional_document: isAsked,
});

test.each([
  ['verified', standing(1, 1), standing(2, 2)],
  ['refused', standing(1, 1), standing(1, 3)],
  ['documents', standing(1, 1), standing(1, 0, true)],
  ['ended', standing(2, 2), standing(1, 0)],
  ['refused', standing(2, 2), standing(1, 3)],
  [undefined, standing(1, 0), standing(1, 1)],
  [undefined, standing(2, 2), standing(2, 2)],
])('a player is told %s', (news, before, after) => {
  expect(newsOf(before, after)).toBe(news);
});
