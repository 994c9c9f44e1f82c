import { languageOf } from '@touchline/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineNames } from '../../betting/line/lineNames.ts';
import { contentOf } from '../../site/seo/markup.ts';
import { pageKindOf } from '../../site/seo/pageKind.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

/** Names that every plain object inherits. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { host: 'localhost:4401', ...headers } });

describe.each(INHERITED)('the name %s', (name) => {
  test('is no page, language or heading of its own', () => {
    expect(pageKindOf(`/en/${name}`, lineNames)).toEqual(pageKindOf('/en/no-such-page', lineNames));
    expect(languageOf(name).tag).toBe(name);
    // A tag begins with a letter; others are text.
    if (/^[a-z]/.test(name))
      expect(contentOf(`<${name}>Text</${name}>`)).toEqual(contentOf('<unknown>Text</unknown>'));
  });

  test.each(['/en/', '/en/line/', '/en/live/', '/en/information/', '/'])(
    'is answered like any other word: %s',
    async (path) => {
      const [own, other] = [await get(`${path}${name}`), await get(`${path}no-such-word`)];
      expect(own.statusCode).toBe(other.statusCode);
      const titleOf = ({ body }: typeof own) => /<title>.*?<\/title>/.exec(body)?.[0];
      expect(titleOf(own)).toBe(titleOf(other));
      expect(own.body).not.toContain('native code');
    },
  );

  test('as a key of a query changes nothing', async () => {
    expect((await get(`/web-api/site?${name}=1`)).statusCode).toBe(200);
    const listed = '/web-api/search?text=football';
    expect((await get(`${listed}&${name}=1`)).json()).toEqual((await get(listed)).json());
  });

  test('as a key of a body is refused', async () => {
    const payload = `{"login":"anna@example.com","password":"a password","save":false,"${name}":{"isAdmin":true}}`;
    const sent = await app.app.inject({
      method: 'POST',
      url: '/web-api/session/sign-in',
      headers: { host: 'localhost:4401', 'content-type': 'application/json' },
      payload,
    });
    expect([sent.statusCode, sent.json().code]).toEqual([400, 'INVALID_REQUEST']);
  });

  test('is no group of the site’s configuration, and no sport, currency or code', async () => {
    for (const url of [
      `/bff-api/config/group/get?groups=${name}`,
      `/web-api/line/matches?section=${name}`,
      `/web-api/promo-codes/${name}`,
      `/web-api/search?text=${name}`,
    ]) {
      expect((await get(url)).statusCode, url).toBeLessThan(500);
    }
  });
});
