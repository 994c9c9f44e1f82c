import type { OperatorBanner } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { bannerSchema } from './bannerDraft.ts';

const NOW = Date.UTC(2026, 10, 1, 12, 0, 30);
const { read, parse } = bannerSchema(NOW);

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

const faultsOf = (draft: Parameters<typeof parse>[0]) => {
  const parsed = parse(draft);
  return 'problems' in parsed ? parsed.problems.map(({ field }) => field) : [];
};

test('a banner that is opened and saved stays the same', () => {
  const { id, ...rest } = banner;
  expect(id).toBe('7');
  expect(parse(read(banner))).toEqual({ body: rest });
});

test('a banner without an end stays without one', () => {
  expect(parse(read({ ...banner, until: null }))).toMatchObject({ body: { until: null } });
});

test('a new banner begins now, to the minute, and lacks a title and an address', () => {
  const draft = read(undefined);
  expect(draft.from).toBe(Date.UTC(2026, 10, 1, 12));
  expect(faultsOf(draft)).toEqual(['title', 'path']);
});

test('times, numbers and addresses that can’t be sent are named', () => {
  const wrong = {
    ...read(banner),
    path: '/casino',
    gameId: 'x',
    from: undefined,
    until: Number.NaN,
    position: '',
  };
  expect(faultsOf(wrong)).toEqual(['path', 'gameId', 'from', 'until', 'position']);
});
