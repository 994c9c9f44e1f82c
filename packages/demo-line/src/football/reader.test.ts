import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../engine/random.ts';
import { createCalendar } from './calendar.ts';
import { evaluate } from './evaluate.ts';
import { goalTimeline } from './goalTimeline.ts';
import { countryOf, plainName, teamKey } from './names.ts';
import { readSeasons } from './reader.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seasons-'));
  await mkdir(join(folder, '2025-26'));
  const put = (name: string, text: string): Promise<void> => writeFile(join(folder, '2025-26', name), text);
  const match = (over: object): object => ({
    round: 'Matchday 1',
    date: '2025-08-15',
    team1: 'Ashcombe FC',
    team2: 'Thornwick',
    ...over,
  });
  await put(
    'en.1.json',
    JSON.stringify({
      name: 'English Premier League 2025/26',
      matches: [
        match({ time: '20:00', score: { ht: [1, 0], ft: [4, 2] } }),
        match({ date: '2025-08-14', score: { ft: [0, 0] } }),
        match({ time: '9.30', score: {} }),
        match({ score: { ht: [0, 0], ft: [1, 1], p: [3, 2] } }),
        match({ score: { ft: [2, 0] }, status: 'abandoned' }),
        match({ team1: 'Ashcombe', score: [3, 1], status: 'awarded' }),
        match({ date: 'soon' }),
        match({ score: { ft: [1, -1] } }),
        'no match',
      ],
    }),
  );
  await put('fr.1.json', '{"name": "Ligue", "matches": [');
  await put('it.1.json', '{"matches": 4}');
  await put('notes.txt', 'not a season');
});
afterAll(() => rm(folder, { recursive: true }));

describe('season files', () => {
  it('are read without time, without result, with half-time, penalties or status', async () => {
    const { matches, competitions } = await readSeasons(folder);
    expect(competitions.get('en.1')).toEqual({ code: 'en.1', name: 'Premier League', country: 'gb-eng' });
    expect(matches.map(({ minute, result }) => [minute, result])).toEqual([
      [undefined, { fullTime: [0, 0] }],
      [570, undefined],
      [1200, { fullTime: [4, 2], halfTime: [1, 0] }],
      [undefined, { fullTime: [1, 1], halfTime: [0, 0] }],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it.each([
    [false, undefined],
    [true, { fullTime: [3, 1] }],
  ])('have an awarded result only where it settles bets: %s', async (settlesAwarded, result) => {
    const { matches } = await readSeasons(folder, settlesAwarded);
    expect(matches.at(-1)?.result).toEqual(result);
  });

  it('are read without the invalid parts, which are reported with file and reason', async () => {
    const { skipped } = await readSeasons(folder);
    expect(skipped.map(({ file }) => file)).toEqual([
      ...Array.from({ length: 3 }, () => '2025-26/en.1.json'),
      '2025-26/fr.1.json',
      '2025-26/it.1.json',
    ]);
    expect(skipped.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('match 7'),
      expect.stringContaining('match 8'),
      expect.stringContaining('match 9'),
      expect.stringContaining('not JSON'),
      expect.stringContaining('name'),
    ]);
  });

  it('keep one key for a renamed team', () => {
    expect(teamKey('1. FC Köln')).toBe(teamKey('FC Koln'));
    expect(teamKey('Valencia CF')).toBe(teamKey('Valencia'));
    expect(teamKey('Manchester United FC')).not.toBe(teamKey('Manchester City FC'));
    expect(plainName('China | Super League 2025', 'cn.1')).toBe('Super League');
    expect(plainName('Spain Segunda División 2025/26', 'es.2')).toBe('Segunda División');
    expect(plainName('Deutsche 2. Bundesliga 2025/26', 'de.2')).toBe('2. Bundesliga');
    expect(plainName('Copa Libertadores 2025', 'copa.l')).toBe('Copa Libertadores');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
    'are of no country of their own under the inherited name %s',
    (name) => expect(countryOf(name)).toBe('world'),
  );

  it('are missing with a clear message if the folder can not be read', async () => {
    await expect(readSeasons(join(folder, 'nowhere'))).rejects.toThrow(/can't be read.*FEED_FOOTBALL_DIR/s);
  });
});

const REAL = new URL('../../../../../shared/data/football', import.meta.url).pathname;

describe.runIf(existsSync(REAL))('the real seasons', () => {
  it('load completely, fill every day of the calendar, and play every match to its real result', async () => {
    const { matches, competitions, skipped } = await readSeasons(REAL);
    expect([matches.length, competitions.size, skipped.length]).toEqual([9269, 28, 0]);
    const calendar = createCalendar(matches);
    const played = calendar.slots.filter(({ match }) => match.result);
    const perDay = Map.groupBy(played, ({ day }) => day);
    expect(Math.min(...[...perDay.values()].map((day) => day.length))).toBeGreaterThanOrEqual(24);
    const behind = played.filter(({ day }) => day < calendar.startDay).length / played.length;
    expect(behind).toBeGreaterThan(0.55);
    expect(behind).toBeLessThan(0.65);
    for (const { match } of played) {
      if (!match.result) continue;
      const moments = goalTimeline(match.result, seeded(match.origin));
      expect(moments.at(-1)).toMatchObject({ status: 4, score: { total: match.result.fullTime } });
    }
  });

  it('are predicted better by the model than by base rates', async () => {
    const { matches } = await readSeasons(REAL);
    const result = evaluate(matches);
    expect(result.matches).toBeGreaterThan(3000);
    expect(result.logLoss / result.baseLogLoss).toBeLessThan(0.97);
    expect(result.rps / result.baseRps).toBeLessThan(0.95);
  });
});
