import type { Page } from '@playwright/test';
import type { App } from './app.ts';

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
  readonly isBanker?: boolean;
  readonly blockId?: number;
  readonly finalScore?: { readonly total: readonly [number, number] };
}

export interface Coupon {
  readonly id: string;
  readonly state: string;
  readonly typeId: number;
  readonly lines: number;
  readonly systemValue?: number;
  readonly amount: string;
  readonly amountByBlockId?: Readonly<Record<string, string>>;
  readonly coef: string;
  readonly possiblePayout: string;
  readonly payout?: string;
  readonly bets: readonly Leg[];
}

export interface Entry {
  readonly kind: string;
  readonly amount: string;
  readonly balance: string;
}

/** The platform's own data about a player, to compare with what the pages show. */
export interface Player {
  readonly email: string;
  /** The platform's id of the player. */
  id(): Promise<string>;
  account(): Promise<Account>;
  coupons(): Promise<readonly Coupon[]>;
  entries(): Promise<readonly Entry[]>;
}

/** Password of all players in journeys. */
export const PASSWORD = 'a-long-enough-one';

/** Returns an e-mail address that isn't registered. */
export function newEmail(): string {
  return `player-${crypto.randomUUID().slice(0, 13)}@journeys.example`;
}

/** Calls the platform from the page, with its site's cookies and origin. */
async function call<T>(
  page: Page,
  path: string,
  sent?: { headers: Record<string, string>; body: unknown },
): Promise<T> {
  const [status, text] = await page.evaluate(
    async ([to, init]) => {
      const answer = await fetch(to, {
        ...(init && { method: 'POST', body: JSON.stringify(init.body) }),
        headers: { ...init?.headers, ...(init && { 'content-type': 'application/json' }) },
      });
      return [answer.status, await answer.text()] as const;
    },
    [path, sent] as const,
  );
  if (status >= 400) throw new Error(`${path} answered ${status}: ${text}`);
  // The cast: the platform checks its responses by the contract, whose fields the types above repeat.
  return JSON.parse(text) as T;
}

/** Opens a blank page on the site's origin, from which calls carry its cookies; cheaper than loading the app. */
async function openBlank(page: Page, origin: string): Promise<void> {
  const blank = `${origin}/blank`;
  const body = '<link rel="icon" href="data:," />';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto(blank);
}

/** Reads the money and bets of the player signed in on the page's site. */
export function playerOn(page: Page, email: string): Player {
  async function account(): Promise<Account> {
    const { accounts } = await call<{ accounts: Account[] }>(page, '/web-api/accounts');
    const [first] = accounts;
    if (!first) throw new Error('The player has no account.');
    return first;
  }
  return {
    email,
    id: async () => (await call<{ player: { id: string } }>(page, '/web-api/session')).player.id,
    account,
    coupons: async () => (await call<{ coupons: Coupon[] }>(page, '/web-api/coupons')).coupons,
    entries: async () =>
      (await call<{ entries: Entry[] }>(page, `/web-api/accounts/${(await account()).id}/entries`)).entries,
  };
}

/** Goes to the site's origin with a blank page unless the page is on it. */
async function onOrigin({ page, origin }: App): Promise<void> {
  if (!page.url().startsWith(`${origin}/`)) await openBlank(page, origin);
}

/** Signs a player in through the API. The page is signed in from its next load on. */
export async function signIn(app: App, email: string, password = PASSWORD): Promise<void> {
  await onOrigin(app);
  const body = { login: email, password, save: false };
  await call(app.page, '/web-api/session/sign-in', { headers: {}, body });
}

/**
 * Registers a player and credits play money through the API. The page is signed in from its next load on.
 * @param money decimal text, none by default
 */
export async function newPlayer(app: App, money?: string): Promise<Player> {
  const { page, lang } = app;
  await onOrigin(app);
  const email = newEmail();
  const body = { email, password: PASSWORD, currency: 'EUR', language: lang, isOfAge: true };
  await call(page, '/web-api/registration/full', { headers: {}, body });
  const player = playerOn(page, email);
  if (money !== undefined) {
    await call(page, '/web-api/cashier/demo-credit', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { accountId: (await player.account()).id, amount: money },
    });
  }
  return player;
}
