import { expect, test } from 'vitest';
import { emptyDraft, expiryOf, segmentOf, textsOf, type MessageDraft } from './messageDraft.ts';
import { parseMessage } from './parseMessage.ts';

const LANGUAGES = ['en', 'ru'];
const draft = (changes: Partial<MessageDraft> = {}): MessageDraft => ({
  ...emptyDraft('house', undefined),
  title: { en: 'News' },
  text: { en: 'Words' },
  ...changes,
});
const fields = (changes: Partial<MessageDraft>) => {
  const parsed = parseMessage(draft(changes), LANGUAGES);
  return 'problems' in parsed ? parsed.problems.map(({ field }) => field) : [];
};

test('a segment has the conditions that were filled in', () => {
  expect(segmentOf(draft())).toEqual({});
  expect(
    segmentOf(
      draft({ countries: 'de, at', languages: ['ru'], verified: 'no', registeredFrom: '2026-01-31' }),
    ),
  ).toEqual({ countries: ['DE', 'AT'], languages: ['ru'], isVerified: false, registeredFrom: '2026-01-31' });
});

test('languages without a text are left out', () => {
  expect(textsOf(draft({ label: { en: ' Open ' } }), LANGUAGES)).toEqual({
    en: { title: 'News', text: 'Words', label: 'Open' },
  });
});

test('faults name their fields', () => {
  expect(fields({})).toEqual([]);
  expect(fields({ title: {}, text: {} })).toEqual(['title-en', 'text-en']);
  expect(fields({ title: { en: 'News', ru: 'Новости' } })).toEqual(['text-ru']);
  expect(fields({ countries: 'Germany', wrongDays: ['registeredTo'] })).toEqual([
    'countries',
    'registeredTo',
  ]);
  expect(fields({ to: 'player', playerId: 'x' })).toEqual(['playerId']);
  expect(fields({ days: '0' })).toEqual(['days']);
  expect(fields({ days: '366' })).toEqual(['days']);
});

test('a message has one kind of recipients, and no empty link', () => {
  expect(parseMessage(draft(), LANGUAGES)).toEqual({
    body: {
      siteId: 'house',
      segment: {},
      texts: { en: { title: 'News', text: 'Words' } },
      byMail: false,
      bySms: false,
    },
  });
  expect(
    parseMessage(draft({ to: 'player', playerId: ' 7 ', wrongDays: ['registeredTo'], link: 'x' }), LANGUAGES),
  ).toMatchObject({ body: { playerId: '7', link: 'x' } });
});

test('an expiry is days from now, or never', () => {
  expect(expiryOf({ days: '' }, 5)).toBeUndefined();
  expect(expiryOf({ days: '2' }, 5)).toBe(172_800_005);
});
