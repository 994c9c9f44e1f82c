import type { MyCasino } from '@touchline/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/api/queryClient.ts';
import { sampleGame } from '../../testing/samples.ts';

const answers: (() => Response | Promise<Response>)[] = [];
const sent: unknown[] = [];
vi.stubGlobal('location', new URL('http://app.invalid'));
vi.stubGlobal('fetch', async (request: Request) => {
  if (request.url.includes('gettoken')) return Response.json({ token: 't', expiresIn: 900 });
  sent.push([new URL(request.url).pathname, await request.json()]);
  return answers.shift()?.() ?? Response.json({ favourites: [] });
});

const { changeFavourite, myCasinoQuery } = await import('./mine.api.ts');

const { queryKey } = myCasinoQuery({ device: 'phone', lang: 'en' });
const favourites = () => queryClient.getQueryData<MyCasino>(queryKey)?.favourites.map(({ id }) => id);

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  queryClient.setQueryData<MyCasino>(queryKey, {
    unfinished: [],
    recent: [],
    favourites: [sampleGame(1), sampleGame(2)],
    recommended: [],
  });
});

test('a favourite is on the page before the account has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.push(() => promise);
  const changed = changeFavourite(sampleGame(3), true);
  await vi.waitFor(() => expect(favourites()).toEqual([1, 2, 3]));
  resolve(Response.json({ favourites: [1, 2, 3] }));
  await changed;
  expect(favourites()).toEqual([1, 2, 3]);
  expect(sent).toEqual([['/web-api/casino/favourites/3', { isFavourite: true }]]);
});

test('a change that the account refuses is undone and reported', async () => {
  answers.push(() => Response.json({ title: 'Too many', status: 409, code: 'TOO_MANY' }, { status: 409 }));
  await expect(changeFavourite(sampleGame(3), true)).rejects.toMatchObject({ status: 409 });
  expect(favourites()).toEqual([1, 2]);
});

test('two presses reach the account in their order', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.push(() => promise);
  const both = Promise.all([changeFavourite(sampleGame(2), false), changeFavourite(sampleGame(2), true)]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  resolve(Response.json({ favourites: [1] }));
  await both;
  expect(sent.map((call) => (Array.isArray(call) ? call[1] : undefined))).toEqual([
    { isFavourite: false },
    { isFavourite: true },
  ]);
  expect(favourites()).toEqual([1, 2]);
});
