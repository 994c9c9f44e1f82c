import { describe, expect, it } from 'vitest';
import { verdictOn, type JudgedSession } from './verdict.ts';

const START = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
const MINUTE = 60;
const HOUR = 3600;
const FREE = { block: undefined, pausedUntil: null, isRealityCheckDue: false, nextAt: null };
const block = (code: NonNullable<NonNullable<JudgedSession['pause']>['block']>['code']) => ({
  ...FREE,
  block: { code, until: null, returnToken: null },
});

function judged(
  session: Partial<JudgedSession['session']> = {},
  other: Partial<Omit<JudgedSession, 'session'>> = {},
): JudgedSession {
  return {
    session: {
      state: 'open',
      mode: 'real',
      pause_reason: null,
      paused_until: null,
      launch_expires_at: after(60),
      created_at: START,
      opened_at: START,
      last_bet_at: null,
      summary_from: null,
      ...session,
    },
    signedOut: undefined,
    pause: FREE,
    isGameActive: true,
    hasOpenRound: false,
    isMakerDown: false,
    rules: { summary: undefined },
    ...other,
  };
}

describe('a session of a game', () => {
  it('ends 60 s after its start if the frame hasn’t come', () => {
    const asked = judged({ state: 'asked', opened_at: null });
    expect(verdictOn(asked, after(59))).toEqual({ kind: 'stay', next: after(60) });
    expect(verdictOn(asked, after(60))).toEqual({ kind: 'end', reason: 'LAUNCH_EXPIRED' });
  });

  it('ends after 30 minutes without a bet', () => {
    expect(verdictOn(judged(), after(30 * MINUTE))).toEqual({ kind: 'end', reason: 'IDLE' });
    const played = judged({ last_bet_at: after(10 * MINUTE) });
    expect(verdictOn(played, after(39 * MINUTE)).kind).toBe('stay');
    expect(verdictOn(played, after(40 * MINUTE))).toEqual({ kind: 'end', reason: 'IDLE' });
  });

  it('ends after 12 hours however often bets are placed', () => {
    const played = judged({ last_bet_at: after(12 * HOUR - 1) });
    expect(verdictOn(played, after(12 * HOUR))).toEqual({ kind: 'end', reason: 'TOO_LONG' });
  });

  it('stays in demo mode without bets', () => {
    const demo = judged({ mode: 'demo' }, { pause: undefined });
    expect(verdictOn(demo, after(HOUR)).kind).toBe('stay');
  });

  it.each([
    ['SELF_EXCLUDED', 'SELF_EXCLUDED'],
    ['RETURN_REQUEST_NEEDED', 'SELF_EXCLUDED'],
    ['TIMEOUT_ACTIVE', 'TIMEOUT_ACTIVE'],
    ['BETTING_CLOSED', 'BETTING_CLOSED'],
    ['VERIFICATION_REQUIRED', 'VERIFICATION_REQUIRED'],
  ] as const)('ends at the block %s, also with an open round', (code, reason) => {
    const blocked = judged({}, { pause: block(code), hasOpenRound: true });
    expect(verdictOn(blocked, after(1))).toEqual({ kind: 'end', reason });
  });

  it('ends with the sign-in', () => {
    expect(verdictOn(judged({}, { signedOut: 'SIGNED_OUT' }), after(1))).toEqual({
      kind: 'end',
      reason: 'SIGNED_OUT',
    });
  });

  it('ends with its game, after the open round', () => {
    const closing = { isGameActive: false };
    expect(verdictOn(judged({}, { ...closing, hasOpenRound: true }), after(1)).kind).toBe('stay');
    expect(verdictOn(judged({}, closing), after(1))).toEqual({ kind: 'end', reason: 'GAME_CLOSED' });
  });

  it('pauses at a due reality check and resumes once it is answered', () => {
    const due = { pause: { ...FREE, isRealityCheckDue: true } };
    expect(verdictOn(judged({}, due), after(1))).toEqual({
      kind: 'pause',
      reason: 'REALITY_CHECK_DUE',
      until: null,
    });
    const paused = { state: 'paused', pause_reason: 'REALITY_CHECK_DUE' } as const;
    expect(verdictOn(judged(paused, due), after(2)).kind).toBe('stay');
    expect(verdictOn(judged(paused), after(2))).toEqual({ kind: 'resume' });
  });

  it('pauses at the end of the day’s time', () => {
    expect(verdictOn(judged({}, { pause: block('SESSION_LIMIT') }), after(1))).toMatchObject({
      kind: 'pause',
      reason: 'SESSION_LIMIT',
    });
  });

  it('pauses for the break that follows a mandatory reality check', () => {
    const pause = { ...FREE, pausedUntil: after(300) };
    expect(verdictOn(judged({}, { pause }), after(1))).toEqual({
      kind: 'pause',
      reason: 'BREAK',
      until: after(300),
    });
  });

  it('pauses while its maker is down, for at least half a minute', () => {
    expect(verdictOn(judged({}, { isMakerDown: true }), after(1))).toEqual({
      kind: 'pause',
      reason: 'MAKER_DOWN',
      until: after(31),
    });
    const paused = { state: 'paused', pause_reason: 'MAKER_DOWN', paused_until: after(31) } as const;
    expect(verdictOn(judged(paused), after(30)).kind).toBe('stay');
    expect(verdictOn(judged(paused), after(31))).toEqual({ kind: 'resume' });
  });

  it('stays paused for a break until the player resumes', () => {
    const paused = { state: 'paused', pause_reason: 'BREAK', last_bet_at: START } as const;
    expect(verdictOn(judged(paused), after(MINUTE)).kind).toBe('stay');
  });

  it('has a break of 5 minutes after each hour of play where the place asks for one', () => {
    const rules = { summary: { everyMs: HOUR * 1000, breakMs: 300_000 } };
    const played = { last_bet_at: after(59 * MINUTE) };
    expect(verdictOn(judged(played, { rules }), after(HOUR - 10))).toEqual({
      kind: 'stay',
      next: after(HOUR),
    });
    expect(verdictOn(judged(played, { rules }), after(HOUR))).toEqual({
      kind: 'pause',
      reason: 'BREAK',
      until: after(HOUR + 300),
    });
    const resumed = { ...played, summary_from: after(HOUR + 300) };
    expect(verdictOn(judged(resumed, { rules }), after(HOUR + 301)).kind).toBe('stay');
  });

  it('is looked at within half a minute, or when the next thing is due', () => {
    expect(verdictOn(judged(), after(1))).toEqual({ kind: 'stay', next: after(31) });
    const pause = { ...FREE, nextAt: after(11) };
    expect(verdictOn(judged({}, { pause }), after(1))).toEqual({ kind: 'stay', next: after(11) });
  });
});
