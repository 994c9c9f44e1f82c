import { expect, test } from 'vitest';
import { saidScore, scoreParts, scoreTexts, setsText } from './score.ts';

const tennis = {
  total: [1, 0],
  parts: [
    [6, 4],
    [3, 2],
  ],
  points: ['40', '15'],
  serving: 0,
} as const;

test('tennis shows sets at the side, games and points below', () => {
  expect(scoreTexts({ score: tennis }, 'tennis')).toEqual({ sides: ['1', '0'], now: '3–2 · 40:15' });
});

test('football shows goals only', () => {
  const score = {
    total: [2, 1],
    parts: [
      [1, 0],
      [1, 1],
    ],
  } as const;
  expect(scoreTexts({ score }, 'football')).toEqual({ sides: ['2', '1'], now: undefined });
  expect(scoreParts({ score, status: 2 }, 'football')).toEqual([]);
});

test('cricket shows wickets with the runs', () => {
  const score = { total: [151, 98], parts: [[151, 98]], points: ['6', '3'] } as const;
  expect(scoreTexts({ score }, 'cricket')).toEqual({ sides: ['151/6', '98/3'] });
});

test('the table of sets ends with the points of the current game', () => {
  const parts = scoreParts({ score: tennis, status: 2 }, 'tennis');
  expect(parts.map(({ id, home, away, now }) => [id, home, away, now])).toEqual([
    ['part 0', '6', '4', false],
    ['part 1', '3', '2', false],
    ['points', '40', '15', true],
  ]);
});

test('the last part is current only during play', () => {
  const score = {
    total: [55, 50],
    parts: [
      [30, 20],
      [25, 30],
    ],
  } as const;
  const now = (status: 2 | 4) => scoreParts({ score, status }, 'basketball').map((part) => part.now);
  expect(now(2)).toEqual([false, true]);
  expect(now(4)).toEqual([false, false]);
});

test('finished sets show who won them', () => {
  expect(scoreParts({ score: tennis, status: 2 }, 'tennis').map(({ won }) => won)).toEqual([
    0,
    undefined,
    undefined,
  ]);
});

test('baseball shows runs only: outs are no points', () => {
  const score = { total: [4, 3], parts: [[4, 3]], points: ['2', ''], serving: 0 } as const;
  expect(scoreTexts({ score }, 'baseball')).toEqual({ sides: ['4', '3'], now: undefined });
  expect(scoreParts({ score, status: 2 }, 'baseball')).toHaveLength(1);
});

test('a fight has a column for the current round', () => {
  const score = { total: [10, 9], parts: [[10, 9]] } as const;
  expect(scoreParts({ score, status: 2 }, 'boxing').map(({ home, now }) => [home, now])).toEqual([
    ['10', false],
    ['–', true],
  ]);
  expect(scoreParts({ score, status: 3 }, 'boxing')).toHaveLength(1);
});

test('runners have positions, no score', () => {
  const score = { total: [24, 30], parts: [], order: ['A. Runner', 'B. Runner'] } as const;
  expect(scoreTexts({ score }, 'motorsport')).toBeUndefined();
});

test('a stopped fight has no figures, one on points has the judges’', () => {
  const score = { total: [10, 9], parts: [] } as const;
  expect(
    scoreTexts({ score: { ...score, end: { by: 'stoppage', part: 2, winner: 1 } } }, 'boxing'),
  ).toBeUndefined();
  expect(
    scoreTexts({ score: { ...score, end: { by: 'points', part: 12, winner: 0 } } }, 'boxing')?.sides,
  ).toEqual(['10', '9']);
});

test('a score is said with its parts, each by the translation', () => {
  const say = ({ home, away }: { home: string; away: string }) => `${home} to ${away}`;
  const texts = scoreTexts({ score: tennis }, 'tennis');
  expect(saidScore(texts, say, scoreParts({ score: tennis, status: 2 }, 'tennis'))).toBe(
    '1 to 0, 6 to 4, 3 to 2, 40 to 15',
  );
  expect(saidScore(texts, say)).toBe('1 to 0');
  expect(saidScore(undefined, say)).toBeUndefined();
});

test('sets are told with the points of the game, in sports with sets only', () => {
  expect(setsText({ score: tennis }, 'tennis')).toBe('6–4 3–2 · 40:15');
  const volleyball = {
    total: [1, 1],
    parts: [
      [25, 20],
      [23, 25],
      [11, 9],
    ],
  } as const;
  expect(setsText({ score: volleyball }, 'volleyball')).toBe('25–20 23–25 11–9');
  expect(setsText({ score: volleyball }, 'basketball')).toBeUndefined();
  expect(setsText({ score: { total: [0, 0], parts: [] } }, 'tennis')).toBeUndefined();
});
