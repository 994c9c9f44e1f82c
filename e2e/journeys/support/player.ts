import type { APIRequestContext } from '@playwright/test';

export interface Account {
  readonly id: string;
  readonly iso: string;
  /** Decimal text. */
  readonly money: string;
  readonly held: string;
}

export interface Leg {
  readonly selectionId: string;
  readonly selectionKey: string;
  readonly marketType: string;
  readonly coef: string;
  readonly statusId: number;
  readonly finalScore?: { readonly total: readonly [number, number] };
}

export interface Coupon {
  readonly id: string;
  readonly state: string;
  readonly amount: string;
  readonly coef: string;
  readonly payout?: string;
  readonly bets: readonly Leg[];
}

export interface Entry {
  readonly kind: string;
  readonly amount: string;
  readonly balance: string;
}

/** What the platform itself says about a player, beside what the pages show. */
export interface Player {
  readonly email: string;
  readonly password: string;
  account(): Promise<Account>;
  coupons(): Promise<readonly Coupon[]>;
  entries(): Promise<readonly Entry[]>;
}

export const PASSWORD = 'a-long-enough-one';

/** An address that no one registered before. */
export function newEmail(): string {
  return `player-${crypto.randomUUID().slice(0, 13)}@journeys.example`;
}

/** Reads the money and bets of whoever is signed in with the cookies of `request`. @param origin of the site */
export function playerBehind(request: APIRequestContext, origin: string, email: string): Player {
  async function read<T>(path: string): Promise<T> {
    const answer = await request.get(origin + path);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    // The cast: the platform checks its answers by the contract, whose parts are named above.
    return (await answer.json()) as T;
  }
  async function account(): Promise<Account> {
    const { accounts } = await read<{ accounts: Account[] }>('/web-api/accounts');
    const [first] = accounts;
    if (!first) throw new Error('The player has no account.');
    return first;
  }
  return {
    email,
    password: PASSWORD,
    account,
    coupons: async () => (await read<{ coupons: Coupon[] }>('/web-api/coupons')).coupons,
    entries: async () =>
      (await read<{ entries: Entry[] }>(`/web-api/accounts/${(await account()).id}/entries`)).entries,
  };
}

/** Registers a player and credits play money, by the platform's calls; the cookies of `request` are signed in. */
export async function newPlayer(
  request: APIRequestContext,
  origin: string,
  { money, language }: { money?: string; language: string },
): Promise<Player> {
  const email = newEmail();
  const registered = await request.post(`${origin}/web-api/registration/full`, {
    data: { email, password: PASSWORD, currency: 'EUR', language, isOfAge: true },
  });
  if (!registered.ok()) throw new Error(`The player was not registered: ${await registered.text()}`);
  const player = playerBehind(request, origin, email);
  if (money !== undefined) {
    const credited = await request.post(`${origin}/web-api/cashier/demo-credit`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { accountId: (await player.account()).id, amount: money },
    });
    if (!credited.ok()) throw new Error(`No play money was credited: ${await credited.text()}`);
  }
  return player;
}
