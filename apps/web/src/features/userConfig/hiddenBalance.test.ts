import type { UserConfig } from '@touchline/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { balanceSight } from './hiddenBalance.rules.ts';
import { balanceLook, showBalance } from './hiddenBalance.store.ts';
import { saveHideBalance } from './hideBalance.api.ts';
import { forgetUserConfig } from './userConfig.api.ts';
import { userConfig } from './userConfig.store.ts';

let isTaken = true;
const sent: unknown[] = [];

vi.stubGlobal('fetch', async (request: Request) => {
  if (request.url.includes('gettoken')) {
    return Response.json({ token: 'a-token', expiresAt: Date.now() + 300_000 });
  }
  const body: unknown = await request.json();
  sent.push(body);
  return isTaken ? Response.json(body) : Response.json({ code: 'NO', message: 'no' }, { status: 403 });
});
vi.spyOn(console, 'info').mockReturnValue();

// Cast: no other field is read.
const configured = (user_hide_balance: boolean) => ({ user_hide_balance }) as UserConfig;
const seen = () => balanceSight(userConfig, balanceLook.isShown);

beforeEach(() => {
  forgetUserConfig();
  isTaken = true;
  sent.length = 0;
});

describe('a balance', () => {
  test('is shown to nobody until the player’s preference is known', () => {
    expect(seen()).toBe('unknown');
    userConfig.config = configured(false);
    expect(seen()).toBe('shown');
  });

  test('is masked until revealed, for players who hide it and if the account gave no answer', () => {
    for (const known of [{ config: configured(true) }, { isSilent: true }]) {
      forgetUserConfig();
      Object.assign(userConfig, known);
      expect(seen()).toBe('masked');
      showBalance();
      expect(seen()).toBe('shown');
    }
  });

  test('revealed by one player is not revealed to the next', () => {
    showBalance();
    forgetUserConfig();
    userConfig.config = configured(true);
    expect(seen()).toBe('masked');
  });
});

describe('hiding the balance', () => {
  test('applies at once, also after revealing it, and is stored', async () => {
    userConfig.config = configured(false);
    showBalance();
    const saved = saveHideBalance(true);
    expect(seen()).toBe('masked');
    await saved;
    expect([seen(), sent]).toEqual(['masked', [{ user_hide_balance: true }]]);
  });

  test('is reverted if it could not be stored', async () => {
    userConfig.config = configured(true);
    isTaken = false;
    const saved = saveHideBalance(false);
    expect(seen()).toBe('shown');
    await expect(saved).rejects.toMatchObject({ status: 403 });
    expect(seen()).toBe('masked');
  });
});
