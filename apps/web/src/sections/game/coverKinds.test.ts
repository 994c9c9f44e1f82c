import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/apiError.ts';
import { closedCover, pausedCover, refusedCover } from './coverKinds.ts';

const refused = (code: string) =>
  refusedCover(new ApiError({ kind: 'refused', status: 403, code, message: 'Refused.' }));
const NOW = 1_767_225_600;

describe('the cover of a game', () => {
  it('has at most two ways on, and never a way to a deposit', () => {
    const codes = ['SIGN_IN_NEEDED', 'MAKER_DOWN', 'TIMEOUT_ACTIVE', 'WRONG_CURRENCY', 'SOMETHING_NEW'];
    const covers = [
      ...codes.map(refused),
      ...['SESSION_REPLACED', 'IDLE', 'SELF_EXCLUDED', 'LEFT'].map(closedCover),
      pausedCover({ pauseReason: 'BREAK', pausedUntil: null }),
    ];
    for (const { ways } of covers) expect(ways.length).toBeLessThanOrEqual(2);
  });

  it('names an unknown refusal as one that can be tried again', () => {
    expect(refused('SOMETHING_NEW')).toMatchObject({ text: 'unknown', ways: ['again', 'leave'] });
    expect(refusedCover(undefined)).toMatchObject({ text: 'unknown' });
  });

  it('lets a player whose bonus can’t be used for the game choose another account', () => {
    for (const code of ['BONUS_GAME_EXCLUDED', 'BONUS_NOT_FOR_GAMES'])
      expect(refused(code)).toMatchObject({ state: 'balance', ways: ['account', 'leave'] });
  });

  it('lets a player whose game was opened elsewhere play here again', () => {
    expect(closedCover('SESSION_REPLACED')).toMatchObject({ text: 'replaced', ways: ['again', 'leave'] });
  });

  it('offers no play after an exclusion', () => {
    expect(closedCover('SELF_EXCLUDED').ways).not.toContain('again');
    expect(refused('SELF_EXCLUDED').ways).not.toContain('demo');
  });

  it('ends the player’s own break at any time, a required one only after its end', () => {
    expect(pausedCover({ pauseReason: 'BREAK', pausedUntil: null }, NOW).ways).toContain('resume');
    const running = pausedCover({ pauseReason: 'BREAK', pausedUntil: NOW + 60 }, NOW);
    expect(running.ways).not.toContain('resume');
    expect(running).toMatchObject({ until: NOW + 60, hasFigures: true });
    expect(pausedCover({ pauseReason: 'BREAK', pausedUntil: NOW }, NOW).ways).toContain('resume');
  });
});
