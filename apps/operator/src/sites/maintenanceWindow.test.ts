import { expect, test } from 'vitest';
import { windowSchema, type WindowDraft } from './maintenanceWindow.ts';

const at = Date.UTC(2026, 2, 14, 15, 0);
const draft: WindowDraft = {
  isSet: true,
  instants: { startAt: at, finishAt: null, notifyStartDate: null, notifyEndDate: null },
  texts: { en: ' New tables. ', ru: ' ' },
};

test('a window is sent in seconds, with the texts that are written', () => {
  expect(windowSchema.parse(draft)).toEqual({
    body: {
      startAt: at / 1000,
      finishAt: null,
      notifyStartDate: null,
      notifyEndDate: null,
      texts: { en: 'New tables.' },
    },
  });
  expect(windowSchema.parse({ ...draft, isSet: false })).toEqual({ body: null });
});

test('a missing start and a wrong instant are named, by field', () => {
  const instants = { ...draft.instants, startAt: null, finishAt: 'wrong' } as const;
  const parsed = windowSchema.parse({ ...draft, instants });
  expect('problems' in parsed && parsed.problems.map(({ field }) => field)).toEqual(['startAt', 'finishAt']);
});
