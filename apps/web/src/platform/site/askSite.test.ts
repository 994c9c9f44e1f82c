import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPatiently, askSite, countryOfPage } from './askSite.ts';
import { loadSite, site } from './site.ts';

// API modules read the origin when they are loaded.
vi.hoisted(() => vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/ru/live' }));

let answers: (object | undefined)[] = [];
let asked: Request[] = [];
vi.stubGlobal('fetch', async (request: Request) => {
  asked.push(request);
  const said = answers.shift();
  if (said === undefined) throw new TypeError('no network');
  return Response.json(said);
});

/** A page without an inlined configuration, and optionally with a country. */
function page(country?: string) {
  const meta = country === undefined ? null : { content: country };
  // Cast: only these two methods of the document are called.
  return { getElementById: () => null, querySelector: () => meta } as unknown as Document;
}

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
});
afterEach(() => vi.useRealTimers());

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['', undefined],
  ['Germany', undefined],
  [undefined, undefined],
])('a page with the country code %s is in the country %s', (said, country) => {
  expect(countryOfPage(page(said))).toBe(country);
});

test('the configuration is requested in the language of the address and for the country of the page', async () => {
  vi.stubGlobal('document', page('DE'));
  answers = [{ id: 'house' }];
  expect(await askSite()).toEqual({ id: 'house' });
  const [request] = asked;
  expect(request?.url).toBe('https://site.example/bff-api/config/all.json?lang=ru');
  expect(request?.headers.get('x-country-code')).toBe('DE');
});

test('a page without a configuration starts with the first answer of six attempts, a second apart', async () => {
  vi.stubGlobal('document', page());
  answers = [undefined, undefined, { id: 'house' }];
  const loading = loadSite(page());
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect([asked.length, site().id]).toEqual([3, 'house']);
  expect(asked[0]?.headers.has('x-country-code')).toBe(false);
});

test('a request without an answer fails after six attempts', async () => {
  const ask = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('none'));
  const failed = askPatiently(ask).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toBe('Error: none');
  expect(ask).toHaveBeenCalledTimes(6);
});
