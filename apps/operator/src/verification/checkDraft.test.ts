import { expect, test } from 'vitest';
import type { Write } from '../api/useWrite.ts';
import { checkProblems, sendCheck, type CheckDraft } from './checkDraft.ts';

const draft: CheckDraft = {
  act: 'ask',
  type: 'identity',
  document: 'bankStatement',
  cause: 'cut',
  note: ' ',
  closes: true,
};
const latest = { id: '7', reference: 'v-1' };

test.each([
  ['ask', '/ops/identification/players/{playerId}/verification/ask', { type: 'identity', closes: true }],
  ['document', '/ops/identification/checks/{checkId}/document', { document: 'bankStatement' }],
  [
    'approve',
    '/ops/identification/players/{playerId}/verification/override',
    { type: 'identity', state: 'approved', cause: null },
  ],
  [
    'refuse',
    '/ops/identification/players/{playerId}/verification/override',
    { type: 'identity', state: 'refused', cause: 'cut' },
  ],
] as const)('%s is sent to its call, without an empty note', async (act, path, body) => {
  const sent: unknown[] = [];
  const send: Write['send'] = (...call) => {
    sent.push(call);
    return Promise.resolve(undefined);
  };
  await sendCheck({ send }, { playerId: '1', draft: { ...draft, act }, latest, reason: 'Why' });
  const ids = act === 'document' ? { checkId: '7' } : { playerId: '1' };
  expect(sent).toEqual([['post', path, { path: ids, body: { ...body, note: null, reason: 'Why' } }]]);
});

test('a document is asked for only once the verifier has the check', () => {
  const act = { act: 'document', note: '' } as const;
  expect(checkProblems(act, undefined)).toMatchObject([{ field: 'act' }]);
  expect(checkProblems(act, { reference: null })).toMatchObject([{ field: 'act' }]);
  expect(checkProblems(act, latest)).toEqual([]);
});

test('a note is long enough or empty', () => {
  expect(checkProblems({ act: 'ask', note: ' a ' }, undefined)).toMatchObject([{ field: 'note' }]);
  expect(checkProblems({ act: 'ask', note: ' ' }, undefined)).toEqual([]);
});
