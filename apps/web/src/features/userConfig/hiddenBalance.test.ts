import type { UserConfig } from '@touchline/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { balanceSight } from './hiddenBalance.rules.ts';
import { balanceLook, showBalance } from './hiddenBalance.store.ts';
import { saveHideBalance } from './hideBalance.api.ts';
import { forgetUserConfig } from './userConfig.api.ts';
import { userConfig } from './userConfig.store.ts';

let isTaken = true;
const sent: unknown[] = [];

// The calls take their origin when they are loaded.
vi.hoisted(() => vi.stubGlobal('location', { origin: 'https://site.example' }));
vi.stubGlobal('fetch', async (request: Request) => {
  if (request.url.includes('gettoken')) {
    return Response.json({ token: 'a-token', expiresAt: Date.now() + 300_000 });
  }
  const body: unknown = await request.json();
  sent.push(body);
  return isTaken ? Response.json(body) : Response.json({ code: 'NO', message: 'no' }, { status: 403 });
});
vi.spyOn(console, 'info').mockReturnValue();

// The cast: nothing else of it is looked at.
const configured = (user_hide_balance: boolean) => ({ user_hide_balance }) as UserConfig;
const seen = () => balanceSight(userConfig, balanceLook.isShown);

beforeEach(() => {
  forgetUserConfig();
  isTaken = true;
  sent.length = 0;
});

describe('a balance', () => {
  test('is shown to nobody until it is known whether its player hides it', () => {
    expect(seen()).toBe('unknown');
    userConfig.config = configured(false);
    expect(seen()).toBe('shown');
  });

  test('is masked until the player looks, for who hides it and where the account gave no answer', () => {
    for (const known of [{ config: configured(true) }, { isSilent: true }]) {
      forgetUserConfig();
      Object.assign(userConfig, known);
      expect(seen()).toBe('masked');
      showBalance();
      expect(seen()).toBe('shown');
    }
  });

  test('that one player looked at isn’t looked at by the next', () => {
    showBalance();
    forgetUserConfig();
    userConfig.config = configured(true);
    expect(seen()).toBe('masked');
  });
});

describe('hiding it', () => {
  test('is at work at once, also for who has just looked, and is kept', async () => {
    userConfig.config = configured(false);
    showBalance();
    const saved = saveHideBalance(true);
    expect(seen()).toBe('masked');
    await saved;
    expect([seen(), sent]).toEqual(['masked', [{ user_hide_balance: true }]]);
  });

  test('is as it was before where it could not be kept', async () => {
    userConfig.config = configured(true);
    isTaken = false;
    const saved = saveHideBalance(false);
    expect(seen()).toBe('shown');
    await expect(saved).rejects.toMatchObject({ status: 403 });
    expect(seen()).toBe('masked');
  });
});
