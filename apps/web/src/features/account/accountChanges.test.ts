import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/api/queryClient.ts';
import { accountSymbols, takeSymbols } from '../../platform/format/accountSymbols.ts';
import { currencyMark, formatMoney } from '../../platform/format/money.ts';
import { accountsQuery } from './account.api.ts';
import {
  accountChange,
  addCurrency,
  onAccountInUse,
  putInUse,
  removeCurrency,
  updateBalances,
} from './accountChanges.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
}

const euro = {
  id: '1',
  iso: 'EUR',
  symbol: '€',
  currencyId: 978,
  type: 0,
  money: '5.00',
  held: '0.00',
  isActive: true,
};
const dollar = {
  id: '2',
  iso: 'USD',
  symbol: 'US$',
  currencyId: 840,
  type: 9,
  money: '0.00',
  held: '0.00',
  isActive: false,
};

/** The list as the server answers with it. */
const listOf = (accounts: readonly { readonly id: string; readonly isActive: boolean }[]) => ({
  accounts,
  activeAccount: accounts.find(({ isActive }) => isActive)?.id ?? null,
});

let asked: Asked[] = [];
let answers: ((asked: Asked) => Response | undefined)[] = [];

vi.stubGlobal('fetch', async (request: Request) => {
  const one = { method: request.method, path: new URL(request.url).pathname };
  if (one.path.endsWith('gettoken')) return Response.json({ token: 't', expiresAt: Date.now() + 300_000 });
  asked.push(one);
  for (const give of answers) {
    const response = give(one);
    if (response) return response;
  }
  throw new TypeError('Nobody answers.');
});

const CURRENCY = '/web-api/officeapi/v1/accounts/currency';
const asks = (path: string) => asked.filter((one) => one.path === path).length;
/** Stubs the accounts: each request gets the next list, the last one repeats. */
function accountsAre(...lists: readonly (readonly (typeof euro)[])[]): void {
  let place = 0;
  answers.push(({ path }) => {
    if (path !== '/web-api/accounts') return undefined;
    const accounts = lists[Math.min(place, lists.length - 1)];
    place += 1;
    return Response.json(listOf(accounts ?? []));
  });
}
const doneAs = (message: string) =>
  answers.push(({ path }) =>
    path.startsWith(CURRENCY) ? Response.json({ success: true, data: { message } }) : undefined,
  );

beforeEach(() => {
  asked = [];
  answers = [];
  queryClient.clear();
  accountSymbols.byIso = {};
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('an added currency', () => {
  test('is polled every second until it exists', async () => {
    doneAs('office_currency_added');
    accountsAre([euro], [euro], [euro, dollar]);
    const adding = addCurrency('USD');
    await vi.advanceTimersByTimeAsync(1_900);
    expect([accountChange.kind, accountChange.about, asks('/web-api/accounts')]).toEqual(['add', 'USD', 2]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await adding).toBe('office_currency_added');
    expect([accountChange.kind, asks('/web-api/accounts')]).toEqual([undefined, 3]);
  });

  test('is polled five times at most', async () => {
    doneAs('office_currency_added');
    accountsAre([euro]);
    const adding = addCurrency('USD');
    await vi.advanceTimersByTimeAsync(60_000);
    await adding;
    expect(asks('/web-api/accounts')).toBe(5);
  });

  test('that is refused leaves no pending change', async () => {
    answers.push(() => Response.json({ code: 'CURRENCY_EXISTS', message: '' }, { status: 409 }));
    await expect(addCurrency('USD')).rejects.toMatchObject({ code: 'CURRENCY_EXISTS' });
    expect(accountChange.kind).toBeUndefined();
  });
});

test('a currency is removed by the number of its account, and by its code without one', async () => {
  doneAs('office_currency_removed');
  accountsAre([euro]);
  await removeCurrency(dollar);
  await removeCurrency({ iso: 'BTC', currencyId: null });
  expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `${CURRENCY}/840`,
    `${CURRENCY}/BTC`,
  ]);
});

test('amounts are shown with the symbols that the platform gives', async () => {
  accountsAre([euro, dollar]);
  expect(formatMoney('5.00', 'USD', 'en')).toBe('5.00\u00a0USD');
  await updateBalances();
  expect(formatMoney('5.00', 'USD', 'en')).toBe('US$5.00');
  expect(formatMoney('5.00', 'EUR', 'en')).toBe('€5.00');
  expect(currencyMark('USD', 'en')).toEqual({ currency: 'US$', currencySide: 'start' });
  takeSymbols([{ iso: 'USDT', symbol: '₮' }]);
  expect(formatMoney('5.000000', 'USDT', 'en')).toBe('₮5.000000');
});

describe('activating another account', () => {
  test('is shown at once and notifies the coupon', async () => {
    const accounts = [
      { ...euro, isActive: false },
      { ...dollar, isActive: true },
    ];
    answers.push(({ path }) =>
      path === '/web-api/accounts/active' ? Response.json(listOf(accounts)) : undefined,
    );
    const heard = vi.fn<(account: { id: string }) => void>();
    const off = onAccountInUse(heard);
    expect(await putInUse('2')).toMatchObject({ id: '2' });
    off();
    expect(heard.mock.calls.map(([{ id }]) => id)).toEqual(['2']);
    expect(queryClient.getQueryData(accountsQuery.queryKey)).toEqual(listOf(accounts));
  });

  test('runs alone: a second change is rejected meanwhile', async () => {
    doneAs('office_currency_removed');
    accountsAre([euro]);
    const removing = removeCurrency(dollar);
    expect(await addCurrency('GBP')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    await removing;
    expect(asked.filter(({ path }) => path === CURRENCY)).toEqual([]);
  });

  test('polls every 2.5 s while no account is active, five times at most', async () => {
    accountsAre([{ ...euro, isActive: false }], [{ ...euro, isActive: false }], [euro]);
    const updating = updateBalances();
    await vi.advanceTimersByTimeAsync(4_900);
    expect([accountChange.isBalanceUpdating, asks('/web-api/accounts')]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(200);
    expect([await updating, accountChange.isBalanceUpdating]).toEqual([true, false]);
  });
});
