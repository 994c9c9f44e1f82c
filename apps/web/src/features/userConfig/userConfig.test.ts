import type { UserConfig } from '@touchline/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetUserConfig, loadUserConfig } from './userConfig.api.ts';
import {
  areContactFieldsFilled,
  areProfileFieldsFilled,
  isBanned,
  isVerificationAvailable,
  needsEmailActivation,
  needsPhoneActivation,
  protectionStatus,
} from './userConfig.rules.ts';
import { userConfig } from './userConfig.store.ts';

/** Answers of the server in order; undefined stands for a refusal. */
let answers: (object | undefined)[] = [];
let asked = 0;

vi.stubGlobal('fetch', async (request: Request) => {
  if (request.url.includes('gettoken')) {
    return Response.json({ token: 'a-token', expiresAt: Date.now() + 300_000 });
  }
  asked += 1;
  const answer = answers.shift();
  return answer === undefined
    ? Response.json({ code: 'NO', message: 'no' }, { status: 403 })
    : Response.json(answer);
});

const said = vi.spyOn(console, 'info').mockReturnValue();

beforeEach(() => {
  forgetUserConfig();
  answers = [];
  asked = 0;
  said.mockClear();
});

describe('a player’s configuration', () => {
  test('is requested once, unless a new one is forced', async () => {
    answers = [{ ban_level: 1 }, { ban_level: 2 }];
    const both = Promise.all([loadUserConfig(), loadUserConfig()]);
    expect(userConfig.status).toBe('not-loaded');
    expect(await both).toEqual([{ ban_level: 1 }, { ban_level: 1 }]);
    expect([userConfig.status, asked]).toEqual(['loaded', 1]);
    expect(await loadUserConfig({ isForced: true })).toEqual({ ban_level: 2 });
    expect(userConfig.config?.ban_level).toBe(2);
  });

  test('is not installed after a failure, which is logged, and is requested again', async () => {
    answers = [undefined, { ban_level: 0 }];
    expect(await loadUserConfig()).toBeUndefined();
    expect(userConfig.status).toBe('not-installed');
    expect(said).toHaveBeenCalledWith('failed to get user config', expect.anything());
    expect(await loadUserConfig()).toEqual({ ban_level: 0 });
    expect(userConfig.status).toBe('loaded');
  });

  test('of a player who has signed out meanwhile is ignored', async () => {
    answers = [{ ban_level: 1 }];
    const loading = loadUserConfig();
    forgetUserConfig();
    await loading;
    expect(userConfig).toMatchObject({ status: 'not-installed', config: undefined });
  });
});

describe('derived values', () => {
  const papers: UserConfig['user_data'] = {
    date_birthday: '1990-02-28',
    name: 'Ada',
    surname: 'Byron',
    passport: '1234',
    passport_date: '2010-01-01',
    registration_address: 'London',
  };

  test('the profile is complete when all required fields are filled in', () => {
    expect(areProfileFieldsFilled({ user_data: papers })).toBe(true);
    for (const field of Object.keys(papers)) {
      expect(areProfileFieldsFilled({ user_data: { ...papers, [field]: undefined } }), field).toBe(false);
    }
  });

  test.each([
    [0, true, true],
    [1, true, false],
    [2, false, false],
    [3, false, true],
  ] as const)('with activation %i: the phone needs it %s, the email needs it %s', (type, phone, email) => {
    const contacts = { user_email: 'a@b.example', phone_number: '123', activation_type: type };
    expect([needsPhoneActivation(contacts), needsEmailActivation(contacts)]).toEqual([phone, email]);
    expect(areContactFieldsFilled(contacts)).toBe(true);
    const none = { activation_type: type };
    expect([needsPhoneActivation(none), needsEmailActivation(none)]).toEqual([false, false]);
    expect(areContactFieldsFilled({ ...none, phone_number: '123' })).toBe(false);
  });

  test.each([
    [null, undefined],
    [30, 'bad'],
    [31, 'normal'],
    [69, 'normal'],
    [70, 'good'],
    [99, 'good'],
    [100, 'full'],
  ])('protection of %s per cent is %s', (protection_level, status) => {
    expect(protectionStatus({ protection_level })).toBe(status);
  });

  test('bans have a level, and verification has methods', () => {
    expect([isBanned({ ban_level: 0 }), isBanned({ ban_level: 45 })]).toEqual([false, true]);
    expect(isVerificationAvailable({ verification_types: [] })).toBe(false);
    expect(isVerificationAvailable({ verification_types: ['document'] })).toBe(true);
  });
});
