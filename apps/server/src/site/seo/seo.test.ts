import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { lineOf } from '../../testing/testLine.ts';

type Element = DefaultTreeAdapterTypes.Element;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sources: [lineOf(60)] });
});
afterAll(() => app.close());

const HOST = 'merlot.localhost:4401';
const operator = { authorization: 'Bearer operator-token-of-tests' };
const get = (url: string, host = HOST) => app.app.inject({ method: 'GET', url, headers: { host } });

interface Head {
  readonly title: string;
  readonly metas: ReadonlyMap<string, string>;
  readonly links: readonly Readonly<Record<string, string>>[];
  readonly data: readonly Record<string, unknown>[];
  readonly scripts: readonly Readonly<Record<string, string>>[];
}

/** Returns what a crawler reads in the head of a page. */
async function headOf(path: string, host = HOST): Promise<Head> {
  const { body } = await get(path, host);
  const document = parse(body);
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      found.push(child);
      walk(child);
    }
  };
  walk(document);
  const attributes = ({ attrs }: Element) =>
    Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const text = ({ childNodes }: Element) =>
    childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const named = (name: string) => found.filter(({ tagName }) => tagName === name);
  return {
    title: named('title').map(text).join('|'),
    metas: new Map(
      named('meta').map((element) => {
        const { name, property, content } = attributes(element);
        return [name ?? property ?? '', content ?? ''];
      }),
    ),
    links: named('link').map(attributes),
    data: named('script')
      .filter((element) => attributes(element)['type'] === 'application/ld+json')
      .map((element) => JSON.parse(text(element))),
    scripts: named('script').map(attributes),
  };
}

const canonical = ({ links }: Head) => links.find(({ rel }) => rel === 'canonical')?.['href'];

const write = (body: object) =>
  app.app.inject({ method: 'PUT', url: '/ops/sites/merlot/seo-pages', headers: operator, payload: body });

describe('the head of a page', () => {
  const paths = [
    '',
    '/live',
    '/line',
    '/line/today',
    '/live/football',
    '/line/football',
    '/line/football/10-premiere-ligue',
    '/champ/10-premiere-ligue',
    '/line/football/12-premiere-ligue/2-home-2-away-2-co',
    '/line/motorsport/900-grand-prix/60-home-60',
    '/results',
    '/broadcasts',
    '/champs',
    '/cricket',
    '/cyber/real',
    '/express-day',
    '/information/betting-calculator',
    '/information/calc',
    '/user/login',
    '/office/history',
    '/line/football/999999-gone/888888-gone',
  ];

  test('is complete on every kind of page in every language, with its own texts', async () => {
    const texts = new Map<string, string[]>();
    for (const language of ['en', 'ru', 'ar']) {
      for (const path of paths) {
        const head = await headOf(`/${language}${path}`);
        const where = `/${language}${path}`;
        expect([where, head.title.length > 3, head.title.includes('{{')]).toEqual([where, true, false]);
        expect(head.metas.get('description')?.length ?? 0, where).toBeGreaterThan(20);
        expect(head.metas.get('robots'), where).toMatch(/^(?:no)?index, (?:no)?follow$/);
        expect(canonical(head), where).toMatch(
          new RegExp(`^http://merlot\\.localhost:4401/${language}(?:/|$)`),
        );
        const languages = head.links.filter(({ hreflang }) => hreflang !== undefined);
        expect(languages.map(({ hreflang }) => hreflang)).toEqual(['en', 'ru', 'ar', 'x-default']);
        for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:site_name'])
          expect([where, name, head.metas.get(name) === undefined]).toEqual([where, name, false]);
        texts.set(path, [...(texts.get(path) ?? []), head.title]);
      }
    }
    // Three languages have three titles, unless the title is only the brand's name.
    for (const [path, titles] of texts) {
      const isOther = /^\/(?:user|office)|999999/.test(path);
      expect([path, new Set(titles).size]).toEqual([path, isOther ? 1 : 3]);
    }
  });

  test('names a match as the line does, and its championship and sport in the page’s language', async () => {
    const head = await headOf('/ru/line/football/12-premiere-ligue/2-home-2-away-2-co');
    expect(head.title).toBe('Home 2 - Away <2> & "Co": коэффициенты, Première Ligue · Merlot Bet');
    expect(head.metas.get('description')).toContain('Футбол');
    expect(head.metas.get('description')).toContain('15 января 2027');
  });

  test('has one canonical address for all addresses of a match or a championship', async () => {
    const kept = 'http://merlot.localhost:4401/en/live/football/10-premiere-ligue/1-home-1-away-1-co';
    for (const path of [
      '/en/line/football/10-x/1-other-name?ref=7',
      '/en/live/football/10/1/',
      '/en/champ/10-x/event/1-y',
    ])
      expect(canonical(await headOf(path))).toBe(kept);
    expect(canonical(await headOf('/en/line/football/10-other'))).toBe(
      'http://merlot.localhost:4401/en/line/football/10-premiere-ligue',
    );
  });

  test('excludes players’ pages and unknown pages from search', async () => {
    const robots = async (path: string) => (await headOf(path)).metas.get('robots');
    expect(await robots('/en/office/history')).toBe('noindex, nofollow');
    expect(await robots('/en/user/login')).toBe('noindex, nofollow');
    expect(await robots('/en/line/favorites')).toBe('noindex, nofollow');
    expect(await robots('/en/no/such')).toBe('noindex, follow');
    expect(await robots('/en/line')).toBe('index, follow');
  });

  test('answers an unknown host with the addresses of the default site', async () => {
    expect(canonical(await headOf('/en', 'evil.example'))).toBe('http://localhost:4401/en');
    expect(canonical(await headOf('/en', '127.0.0.1:4401'))).toBe('http://127.0.0.1:4401/en');
  });

  test('describes a match as an event with breadcrumbs, with the nonce of the page', async () => {
    const { body, headers } = await get('/en/live/football/10-x/1-x');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    const head = await headOf('/en/live/football/10-x/1-x');
    expect(body.match(/<script data-seo type="application\/ld\+json" nonce="[^"]+">/g)).toHaveLength(2);
    expect(body).toContain(`type="application/ld+json" nonce="${nonce}"`);
    const [crumbs, event] = head.data;
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(crumbs?.['itemListElement']).toMatchObject(
      ['Home', 'Live', 'Football', 'Première Ligue', 'Home 1 - Away <1> & "Co"'].map((name, index) => ({
        position: index + 1,
        name,
      })),
    );
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      name: 'Home 1 - Away <1> & "Co"',
      startDate: '2027-01-15T08:00:01.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      homeTeam: { '@type': 'SportsTeam', name: 'Home 1' },
      awayTeam: { '@type': 'SportsTeam', name: 'Away <1> & "Co"' },
    });
    expect((await headOf('/en/line/motorsport/900-x/60-x')).data[1]).not.toHaveProperty('homeTeam');
    expect((await headOf('/en/results')).data).toEqual([]);
  });

  test('equals the answer of the call', async () => {
    const path = '/en/line/football/10-premiere-ligue';
    const page = (await get(`/web-api/seo/page-data?path=${path}`)).json();
    const head = await headOf(path);
    expect([page.title, page.description, page.canonical, page.metaRobots]).toEqual([
      head.title,
      head.metas.get('description'),
      canonical(head),
      head.metas.get('robots'),
    ]);
    expect(page.openGraph).toContainEqual({ property: 'og:url', content: page.canonical });
    expect((await get('/web-api/seo/page-data?path=//evil')).statusCode).toBe(400);
  });

  test('maps the site’s languages to their tags', async () => {
    expect((await get('/web-api/seo/iso-codes')).json()).toEqual({ codes: { en: 'en', ru: 'ru', ar: 'ar' } });
  });
});

describe('a site’s texts of its pages', () => {
  test('replace the default texts, in one language or in all, and report what was dropped', async () => {
    const fields = {
      title: 'Football with Merlot',
      metaRobots: 'INDEX, nofollow, evil',
      metas: [{ name: 'author', content: 'Merlot' }],
    };
    const answer = await write({ language: '*', path: 'line/football', fields });
    expect(answer.json().printed).toMatchObject({
      title: 'Football with Merlot',
      metaRobots: 'index, nofollow',
    });
    await write({ language: 'ru', path: 'line/football', fields: { title: 'Футбол с Мерло' } });
    const english = await headOf('/en/line/football');
    expect([english.title, english.metas.get('robots'), english.metas.get('author')]).toEqual([
      'Football with Merlot',
      'index, nofollow',
      'Merlot',
    ]);
    expect((await headOf('/ru/line/football')).title).toBe('Футбол с Мерло');
    expect((await headOf('/en/line/football', 'localhost:1')).title).toContain('Touchline');
    const gone = await app.app.inject({
      method: 'DELETE',
      url: '/ops/sites/merlot/seo-pages?language=ru&path=line/football',
      headers: operator,
    });
    expect(gone.json()).toEqual({ isRemoved: true });
    expect((await headOf('/ru/line/football')).title).toBe('Football with Merlot');
  });

  test('can exclude all descendants of a page from search; a page’s own directive takes precedence', async () => {
    await write({ language: '*', path: 'live', fields: { hierarchyMetaRobots: 'noindex, follow' } });
    await write({ language: '*', path: 'live/tennis', fields: { metaRobots: 'index, follow' } });
    const robots = async (path: string) => (await headOf(path)).metas.get('robots');
    expect(await robots('/en/live')).toBe('noindex, follow');
    expect(await robots('/en/live/football/10-premiere-ligue')).toBe('noindex, follow');
    expect(await robots('/en/live/tennis')).toBe('index, follow');
    expect(await robots('/en/line')).toBe('index, follow');
  });

  test('set another canonical address in two ways, only on hosts of the site', async () => {
    const set = (customCanonical: object) =>
      write({ language: '*', path: 'results', fields: { customCanonical } });
    await set({ mode: 'url', targetUrl: 'https://merlot.localhost/en/other?x=1' });
    expect(canonical(await headOf('/en/results'))).toBe('https://merlot.localhost/en/other');
    await set({ mode: 'mirror', domainHost: 'Merlot.localhost' });
    expect(canonical(await headOf('/ru/results'))).toBe('https://merlot.localhost/ru/results');
    for (const foreign of [
      { mode: 'url', targetUrl: 'https://evil.example/' },
      { mode: 'url', targetUrl: 'https://merlot.localhost@evil.example/' },
      { mode: 'mirror', domainHost: 'evil.example' },
    ]) {
      await set(foreign);
      expect(canonical(await headOf('/en/results'))).toBe('http://merlot.localhost:4401/en/results');
    }
  });

  test('name the page on other hosts by media, and its image', async () => {
    await write({
      language: '*',
      path: 'champs',
      fields: {
        mediaLinks: [
          { media: 'only screen and (max-width: 640px)', host: 'merlot.localhost' },
          { media: 'x', host: 'merlot.localhost' },
          { media: 'screen', host: 'evil.example' },
        ],
        picture: { src: '/icons/icon-192.png', alt: 'Cups' },
      },
    });
    const head = await headOf('/en/champs');
    expect(head.links.filter(({ media }) => media !== undefined)).toMatchObject([
      { media: 'only screen and (max-width: 640px)', href: 'https://merlot.localhost/en/champs' },
    ]);
    expect(head.metas.get('og:image')).toBe('http://merlot.localhost:4401/icons/icon-192.png');
    const visual = (await get('/web-api/seo/page-visual?path=/en/champs')).json();
    expect(visual.picture).toEqual({ src: '/icons/icon-192.png', alt: 'Cups' });
  });

  test('include a text at the bottom of the page as data', async () => {
    await write({
      language: 'en',
      path: '',
      fields: {
        content:
          '<h1>About <b>us</b></h1><p>Bets on <a href="/en/live">live</a> <script>alert(1)</script>and <strong>more</strong>.</p><ul><li>One<li>Two</ul>',
        style: '--ui-color-accent-bg: #ff8800; --ui-color-canvas: url(//evil.example); color: red',
      },
    });
    expect((await get('/web-api/seo/content?path=/en')).json()).toEqual({
      content: [
        { kind: 'heading', level: 2, text: 'About us' },
        {
          kind: 'paragraph',
          children: [
            'Bets on ',
            { kind: 'link', href: '/en/live', children: ['live'] },
            ' ',
            'and ',
            { kind: 'strong', children: ['more'] },
            '.',
          ],
        },
        { kind: 'list', ordered: false, items: [['One'], ['Two']] },
      ],
      style: [{ name: '--ui-color-accent-bg', value: '#ff8800' }],
    });
    expect((await get('/web-api/seo/content?path=/ru')).json()).toEqual({ content: [], style: [] });
  });

  test('can be written by an operator, for an existing site', async () => {
    const page = { language: '*', path: '', fields: {} };
    const call = (url: string, headers: Record<string, string>) =>
      app.app.inject({ method: 'PUT', url, headers, payload: page });
    expect((await call('/ops/sites/merlot/seo-pages', {})).statusCode).toBe(401);
    expect((await call('/ops/sites/nobody/seo-pages', operator)).json().code).toBe('SITE_NOT_FOUND');
    const listed = await app.app.inject({ url: '/ops/sites/merlot/seo-pages', headers: operator });
    expect(listed.json().pages.length).toBeGreaterThan(3);
  });
});

describe('the sitemap', () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

  test('lists every part in every language, and all its addresses are found', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    const files = locations(index.body);
    expect(files).toHaveLength(12);
    const paths = new Set<string>();
    for (const file of files) {
      const { body, statusCode } = await get(new URL(file).pathname);
      expect([file, statusCode]).toEqual([file, 200]);
      for (const address of locations(body)) paths.add(new URL(address).pathname);
    }
    for (const path of [
      '/en',
      '/ar/live/football',
      '/ru/line/motorsport',
      '/en/line/football/11-premiere-ligue',
    ])
      expect([path, paths.has(path)]).toEqual([path, true]);
    for (const path of [...paths].filter((one) => one.startsWith('/en'))) {
      const head = await headOf(path);
      expect([path, canonical(head)]).toEqual([path, `http://merlot.localhost:4401${path}`]);
    }
  });

  test('contains the last change of a match, and all its languages', async () => {
    const { body } = await get('/sitemap-matches-en.xml');
    expect(body.match(/<url>/g)).toHaveLength(60);
    expect(body).toMatch(
      /<loc>[^<]+\/1-home-1-away-1-co<\/loc><lastmod>20\d\d-\d\d-\d\dT[\d:]{8}Z<\/lastmod>/,
    );
    expect(body.match(/hreflang="ar"/g)).toHaveLength(60);
  });

  test('is named in robots.txt, which excludes players’ pages', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: http://merlot.localhost:4401/sitemap.xml');
    expect(body).toContain('Disallow: /*/office');
    expect((await get('/sitemap-matches-xx.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-other-en.xml')).statusCode).toBe(404);
  });
});
