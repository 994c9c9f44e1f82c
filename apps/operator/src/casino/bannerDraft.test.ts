import type { OperatorBanner } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { bannerBody, draftOf, faultsOf } from './bannerDraft.ts';

const banner: OperatorBanner = {
  id: '7',
  siteId: null,
  kind: 'game',
  texts: { en: { title: 'Friday', text: 'A new game' }, ar: { title: 'الجمعة', text: '' } },
  path: 'casino-lobby',
  gameId: '12',
  from: Date.UTC(2026, 10, 1, 12),
  until: Date.UTC(2026, 10, 8),
  position: 2,
  isHidden: true,
};

test('a banner that is opened and saved stays the same', () => {
  const { id, ...rest } = banner;
  expect(id).toBe('7');
  expect(bannerBody(draftOf(banner, 0))).toEqual(rest);
});

test('a new banner begins now and lacks a title and an address', () => {
  const draft = draftOf(undefined, Date.UTC(2026, 10, 1, 12));
  expect(draft.from).toBe('2026-11-01 12:00');
  expect(faultsOf(draft)).toEqual(['title', 'path']);
});

test('times, numbers and addresses that can’t be sent are named', () => {
  const wrong = {
    ...draftOf(banner, 0),
    path: '/casino',
    gameId: 'x',
    from: '',
    until: 'soon',
    position: '',
  };
  expect(faultsOf(wrong)).toEqual(['path', 'gameId', 'from', 'until', 'position']);
});
