import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startPaymentSandbox,
  startVerificationSandbox,
  type VerificationSandbox,
} from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertGame } from '../../casino/catalogue/testing.ts';
import { startFakeMaker, type FakeMaker } from '../../testing/fakeMaker.ts';
import type { TestClient } from '../../testing/app.ts';
import { OPERATOR } from '../../testing/opsApp.ts';
import { changePart, setFlags } from '../../testing/siteFlags.ts';
import { GROUPS } from '../../testing/verificationWorld.ts';
import { BANK, createWithdrawalsWorld, type WithdrawalsWorld } from '../../testing/withdrawalsWorld.ts';

/** Port at which the platform doesn't listen. */
const OTHER_PORT = 6666;
const STRANGER = 'stranger.example';

/** A request's claims about its address, by the host at which the platform is. */
type Claims = (own: string) => Readonly<Record<string, string>>;

/** Requests whose headers name an address that isn't the site's. */
const hostile: Readonly<Record<string, Claims>> = {
  'the host of a stranger': () => ({ host: STRANGER }),
  'the host of a stranger with a port': () => ({ host: `${STRANGER}:${OTHER_PORT}` }),
  'another port of the site’s host': () => ({ host: `localhost:${OTHER_PORT}` }),
  'a forwarded host of a stranger': (host) => ({ host, 'x-forwarded-host': STRANGER }),
  'a forwarded port': (host) => ({
    host,
    'x-forwarded-host': `localhost:${OTHER_PORT}`,
    'x-forwarded-port': String(OTHER_PORT),
  }),
  'a forwarded protocol': (host) => ({ host, 'x-forwarded-proto': 'https' }),
  'a forwarded list': (host) => ({
    host,
    'x-forwarded-host': `${STRANGER}, localhost`,
    'x-forwarded-proto': 'https, http',
  }),
  'other names of the header': (host) => ({
    host,
    'x-original-host': STRANGER,
    'x-host': STRANGER,
    'x-forwarded-server': STRANGER,
    origin: `https://${STRANGER}`,
    referer: `https://${STRANGER}/en`,
  }),
  'the standard’s Forwarded': (host) => ({ host, forwarded: `host=${STRANGER};proto=https` }),
};

/** Hosts that pages name besides the site’s own: vocabularies, and those of the platform's documentation. */
const KNOWN = new Set(['schema.org', 'www.w3.org', 'www.sitemaps.org']);

/** Returns the origins of all absolute addresses in a text. */
function originsIn(text: string): string[] {
  const plain = text.replaceAll('\\/', '/').replaceAll('&amp;', '&');
  const found = [...`${plain} ${decoded(plain)}`.matchAll(/\b(?:https?|wss?):\/\/[^\s"'<>;,)\\]+/g)].map(
    ([address]) => address,
  );
  return [...new Set(found)]
    .filter((address) => URL.canParse(address) && !KNOWN.has(new URL(address).hostname))
    .map((address) => new URL(address).origin);
}

/** Decodes what a query has encoded, such as a redirect URI. */
function decoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
}

interface World extends WithdrawalsWorld {
  readonly verifier: VerificationSandbox;
  readonly maker: FakeMaker;
  readonly sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
}

async function createWorld(env: Readonly<Record<string, string>>): Promise<World> {
  const [sandbox, verifier] = await Promise.all([startPaymentSandbox(), startVerificationSandbox()]);
  let clock = () => new Date();
  const maker = await startFakeMaker('fake', () => clock());
  const world = await createWithdrawalsWorld(sandbox, [], {
    env: { VERIFIERS_FILE: verifier.verifiersFile, MAKERS_FILE: maker.makersFile, ...env },
  });
  clock = world.app.now;
  await changePart(world.app, 'verification', GROUPS);
  await setFlags(world.app, { isOneTapAuthEnabled: true });
  return {
    ...world,
    sandbox,
    verifier,
    maker,
    async close() {
      await world.close();
      await verifier.stop();
      await maker.stop();
    },
  };
}

/** Returns the text of the last mail to a player. */
async function mailTo({ app }: World, playerId: bigint): Promise<string> {
  const mail = await app.db
    .selectFrom('mails')
    .select(['body_text', 'body_html'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return `${mail.body_text}\n${mail.body_html}`;
}

const answerOf = async (client: TestClient, method: string, url: string, body?: object): Promise<string> => {
  const answer = await client.call(method, url, body);
  if (answer.statusCode >= 400) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return `${JSON.stringify(answer.headers)}\n${answer.body}`;
};
const given = (addresses: readonly { readonly origin: string }[]): string =>
  addresses.map(({ origin }) => origin).join(' ');

/** A place where the platform gives addresses to others. */
interface Place {
  /** Returns what a request with these headers made it give. */
  give(world: World, headers: Readonly<Record<string, string>>): Promise<string>;
  /** Modules that build these addresses, each of which calls `originOf` or `visitedOrigin`. */
  readonly builtBy: readonly string[];
  /** True if it gives no absolute address. */
  readonly isRelative?: true;
  /** True if it gives addresses to others than the visitor, so that the visited host doesn't matter. */
  readonly isCanonical?: true;
}

const page = (url: string, ...builtBy: readonly string[]): Place => ({
  builtBy,
  async give({ app, maker, verifier }, headers) {
    const text = await answerOf(app.client(undefined, headers), 'GET', url);
    // The policy of pages allows the frames of both.
    return text.replaceAll(maker.origin, '').replaceAll(verifier.origin, '');
  },
});

/** Every place that gives addresses. */
const places: Readonly<Record<string, Place>> = {
  'a deposit at its provider': {
    builtBy: ['cashier/payments/payments.routes.ts', 'cashier/payments/notifyUrl.ts'],
    async give({ player, sandbox }, headers) {
      const { client, accountId } = await player({ headers });
      await sandbox.takeGivenAddresses();
      const body = { methodId: 'card', accountId, amount: '30.00' };
      const key = { 'idempotency-key': `given-${crypto.randomUUID()}` };
      const answer = await client.call('POST', '/web-api/payments/deposits', body, key);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const addresses = await sandbox.takeGivenAddresses();
      expect(addresses.map(({ field }) => field).toSorted()).toEqual([
        'notifyUrl',
        'returnUrls.cancel',
        'returnUrls.fail',
        'returnUrls.pending',
        'returnUrls.success',
      ]);
      return given(addresses);
    },
  },
  'a withdrawal at its provider': {
    builtBy: ['cashier/payments/notifyUrl.ts'],
    async give({ player, sandbox, doDue, operate }, headers) {
      const own = await player({ headers });
      await own.win(5000n);
      const { id } = await own.begin({ amount: '50.00', ...BANK });
      await sandbox.takeGivenAddresses();
      await doDue();
      const token = 'Bearer token-of-anna-0123456789';
      const approved = await operate('POST', `/ops/withdrawals/${id}/approve`, { reason: 'checked' }, token);
      if (approved.statusCode !== 200) throw new Error(approved.body);
      await doDue();
      const addresses = await sandbox.takeGivenAddresses();
      expect(addresses.map(({ field }) => field)).toEqual(['notifyUrl']);
      return given(addresses);
    },
    isCanonical: true,
  },
  'a check at its verifier': {
    builtBy: ['protection/verification/verification.service.ts'],
    async give({ player, verifier }, headers) {
      const { client } = await player({ headers, isVerified: false });
      await verifier.takeGivenAddresses();
      await answerOf(client, 'POST', '/web-api/user/verification/checks', { type: 'identity', lng: 'en' });
      const addresses = await verifier.takeGivenAddresses();
      expect(addresses.map(({ field }) => field)).toEqual(['notifyUrl']);
      return given(addresses);
    },
    isCanonical: true,
  },
  'the launch of a game': {
    builtBy: ['casino/gameSessions/gameSessions.routes.ts'],
    async give({ app, player, maker }, headers) {
      const { client } = await player({ headers });
      const gameId = Number(await insertGame(app.db, { makerId: 'fake' }));
      const body = { gameId, mode: 'real', lang: 'en', device: 'desktop' };
      await answerOf(client, 'POST', '/web-api/casino/sessions', body);
      const { parentOrigin, lobbyUrl } = maker.calls.at(-1)?.body ?? {};
      return `${String(parentOrigin)} ${String(lobbyUrl)}`;
    },
  },
  'a mail that confirms an address': {
    builtBy: ['entry/security/security.routes.ts'],
    async give(world, headers) {
      const { client, playerId } = await world.player({ headers });
      await answerOf(client, 'POST', '/web-api/user/activation/email', { language: 'en' });
      return mailTo(world, playerId);
    },
  },
  'an operator’s message by mail': {
    builtBy: ['messages/newsMail.ts'],
    async give(world, headers) {
      const { client, playerId } = await world.player();
      await client.call('POST', '/web-api/office/settings/save', { id: 'enable_mail_news', value: true });
      const message = {
        key: crypto.randomUUID(),
        siteId: 'house',
        playerId: String(playerId),
        texts: { en: { title: 'A new game', text: 'Try it today.' } },
        byMail: true,
        bySms: false,
        link: 'office/bonuses',
      };
      await answerOf(
        world.app.client(undefined, { ...headers, ...OPERATOR }),
        'POST',
        '/ops/messages',
        message,
      );
      return mailTo(world, playerId);
    },
    isCanonical: true,
  },
  'the link that ends a mailing': {
    builtBy: ['operators/ops/mailings.routes.ts'],
    async give({ app, player }, headers) {
      const { playerId } = await player();
      const url = `/ops/mailings/players/${playerId}?kind=enable_mail_news`;
      return answerOf(app.client(undefined, { ...headers, ...OPERATOR }), 'GET', url);
    },
    isCanonical: true,
  },
  'the start of a social sign-in': {
    builtBy: ['entry/social/browser.ts'],
    give: ({ app }, headers) =>
      answerOf(app.client(undefined, headers), 'POST', '/web-api/social/start', {
        provider: 'local',
        language: 'en',
      }),
  },
  'the list of social sign-ins': {
    ...page('/web-api/social/providers', 'entry/social/social.routes.ts'),
    isRelative: true,
  },
  'the script of one-tap sign-in': page('/social-api/oauth/one-tap/clientId'),
  'the host of passkeys': {
    builtBy: ['entry/access/passkeys/relyingParty.ts'],
    async give({ app }, headers) {
      const text = await answerOf(
        app.client(undefined, headers),
        'POST',
        '/web-api/session/sign-in/passkey/begin',
        {},
      );
      const [, rpId = ''] = /"rpId":"([^"]+)"/.exec(text) ?? [];
      return app.address.replace('127.0.0.1', rpId);
    },
    // A host below the first one shares its passkeys.
    isCanonical: true,
  },
  'the host of operators’ passkeys': {
    builtBy: ['operators/ops/signIn/consoleParty.ts'],
    async give({ app }, headers) {
      const client = app.client(undefined, headers);
      const text = await answerOf(client, 'POST', '/ops/sign-in/passkey/begin', {});
      const [, rpId = ''] = /"rpId":"([^"]+)"/.exec(text) ?? [];
      return app.address.replace('127.0.0.1', rpId);
    },
    // A host below the first one shares its passkeys.
    isCanonical: true,
  },
  'a page’s head': page('/en', 'site/sites/sites.routes.ts', 'app.ts', 'kernel/http/headers.ts'),
  'the head of a list': page('/en/line/football', 'site/sites/sites.routes.ts'),
  'the data of a page': page('/web-api/seo/page-data?path=/en/results', 'site/seo/seo.routes.ts'),
  'the content of a page': { ...page('/web-api/seo/content?path=/en/results'), isRelative: true },
  'the visuals of a page': { ...page('/web-api/seo/page-visual?path=/en/results'), isRelative: true },
  'the sitemap': page('/sitemap.xml', 'site/seo/sitemap.routes.ts'),
  'a part of the sitemap': page('/sitemap-sections-en.xml', 'site/seo/sitemap.routes.ts'),
  'robots.txt': page('/robots.txt', 'site/seo/sitemap.routes.ts'),
  'the manifest': { ...page('/manifest.json'), isRelative: true },
  'the site’s configuration': { ...page('/web-api/site'), isRelative: true },
};

/** Modules that call the functions and give no address to anybody, with the reason. */
const GIVING_NONE: Readonly<Record<string, string>> = {
  'composition/readyText.ts': 'prints addresses for the one who starts the platform, before any request',
  'operators/ops/console/consoleOrigin.ts': 'reads the settings and the list of sites, never a request',
  'site/sites/installSites.ts': 'warns of sites whose listed address is of this machine, before any request',
  'site/sites/siteOrigin.ts': 'defines originOf and visitedOrigin',
  'entry/social/localOneTap.ts': 'signs for the platform itself, in development only',
  'entry/social/localProvider.routes.ts': 'signs for the platform itself, in development only',
};

test('every module that builds an address belongs to a place', () => {
  const sources = join(import.meta.dirname, '..', '..');
  const callers = globSync('**/*.ts', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|(?:^|\/)testing(?:\/|\.ts$)/.test(file))
    .filter((file) => /\b(?:originOf|visitedOrigin)\(/.test(readFileSync(join(sources, file), 'utf8')));
  const known = [...Object.values(places).flatMap(({ builtBy }) => builtBy), ...Object.keys(GIVING_NONE)];
  expect(callers.toSorted(), 'add a place to this test, or the reason to GIVING_NONE').toEqual(
    [...new Set(known)].toSorted(),
  );
});

describe.each(['off', '1'])('with TRUST_PROXY %s', (TRUST_PROXY) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ TRUST_PROXY });
  });
  afterAll(() => world.close());

  describe.each(Object.entries(places))('%s', (_, { give, isRelative, isCanonical }) => {
    const own = (name = 'localhost') => `http://${name}:${new URL(world.app.address).port}`;

    test.each(Object.entries(hostile))('gives the site’s own addresses to %s', async (_claims, claims) => {
      const origins = originsIn(await give(world, claims(world.app.host)));
      expect(new Set(origins.map(withHttp))).toEqual(new Set(isRelative ? [] : [own()]));
    });

    test('gives addresses of a configured host to a visitor of that host', async () => {
      const host = world.app.host.replace('localhost', 'second.localhost');
      const origins = originsIn(await give(world, { host })).map(withHttp);
      const visited = own('second.localhost');
      for (const origin of origins) expect([own(), visited]).toContain(origin);
      if (isCanonical) expect(origins).not.toContain(visited);
      else if (!isRelative) expect(origins).toContain(visited);
    });
  });
});

/** Returns the origin of the page of a socket. */
const withHttp = (origin: string): string => origin.replace(/^ws/, 'http');
