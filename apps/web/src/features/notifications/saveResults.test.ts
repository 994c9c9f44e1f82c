import { expect, test } from 'vitest';
import { saveNotifications, type SaveResult } from './saveResults.ts';

const defaults = { saved: 'Saved', failed: 'Not saved' };
const failure = (message: string, priority = 0): SaveResult => ({ isSaved: false, message, priority });
const texts = (results: readonly SaveResult[]) =>
  saveNotifications(results, defaults).map(({ kind, title, text }) => [kind, title, text]);

test('successful saves show each distinct message once, and the default one for those without', () => {
  expect(
    texts([
      { isSaved: true },
      { isSaved: true, message: 'Wallet opened' },
      { isSaved: true },
      { isSaved: true, message: 'Wallet opened' },
    ]),
  ).toEqual([
    ['success', 'Saved', undefined],
    ['success', 'Wallet opened', undefined],
  ]);
});

test('a batch with failures shows up to three distinct ones by priority, and no success', () => {
  expect(
    texts([
      failure('Offline'),
      { isSaved: true, message: 'Wallet opened' },
      failure('Offline'),
      failure('Too late'),
      failure('Closed by the operator', 1),
      failure('Unknown'),
    ]),
  ).toEqual([
    ['error', 'Not saved', 'Closed by the operator'],
    ['error', 'Not saved', 'Offline'],
    ['error', 'Not saved', 'Too late'],
  ]);
});

test('saves that were all replaced by newer ones show nothing', () => {
  expect(texts([])).toEqual([]);
});
