import type { PlayerBlocks } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { blocksDraft } from './blocksDraft.ts';

const stored: PlayerBlocks = {
  banLevel: 45,
  banVersion: 0,
  blockReason: null,
  isSelfBlocked: true,
  isVerificationRequired: false,
  isFrozen: true,
  isMarked: false,
  disallowedLineSports: [],
  disallowedLiveSports: [],
  hiddenLineSports: [],
  hiddenLiveSports: [],
};
const { read, parse } = blocksDraft(stored);
const draft = read(stored);

test('what the operator leaves alone is not sent', () => {
  expect(parse(draft)).toEqual({ body: {} });
  expect(parse({ ...draft, isMarked: true })).toEqual({ body: { isMarked: true } });
});

test('each changed block is sent as the call takes it', () => {
  const changed = { ...draft, banLevel: '0', isSecondList: true, blockReason: '3', isSelfBlocked: false };
  expect(parse(changed)).toEqual({
    body: { banLevel: 0, banVersion: 1, blockReason: 3, isSelfBlocked: false },
  });
});

test.each(['', '101', '-1', '4.5'])('ban level %j is refused', (banLevel) => {
  expect(parse({ ...draft, banLevel })).toMatchObject({ problems: [{ field: 'banLevel' }] });
});
