import { resolve } from 'node:path';
import * as v from 'valibot';
import { operatorScopes } from '@touchline/contract/operators';
import { repoRoot } from '../repoRoot.ts';

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, `a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `a whole number from ${least} to ${most}`),
    v.maxValue(most, `a whole number from ${least} to ${most}`),
  );
const url = (...protocols: string[]) => {
  const wanted = `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), wanted),
  );
};
const folder = v.pipe(
  v.string(),
  v.minLength(1, 'a folder'),
  v.transform((path) => resolve(repoRoot, path)),
);
const onOff = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((word) => word === 'on'),
);

/** Greatest number of proxies: more are a mistake. */
const MOST_PROXIES = 8;
const proxies = v.pipe(
  v.string(),
  // A number says which address no visitor can write; the former `on` trusted the first one of the header.
  v.check((text) => text !== 'on', 'the number of proxies, `1` for one: `on` is no longer a value'),
  v.check(
    (text) => text === 'off' || (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PROXIES),
    `off, or the number of proxies from 1 to ${MOST_PROXIES}`,
  ),
  v.transform((text) => (text === 'off' ? 0 : Number(text))),
);

/** Parts of the platform that are for trying it out. */
const demoParts = ['database', 'account', 'line', 'credit', 'sandbox', 'desk', 'operators'] as const;

const isScope = (text: string): boolean => operatorScopes.some((scope) => scope === text);

/** Parses `anna=sites+players@acme:token`, whose format was validated. */
function operatorIn(text: string) {
  const [, name = '', scopes = '', sites = '', token = ''] =
    /^([^=]*)=([^:@]*)@?([^:]*):(.*)$/.exec(text) ?? [];
  return { name, scopes: scopes.split('+'), sites: sites === '' ? null : sites.split('+'), token };
}

/** One row per setting: the variable, its default as text, its purpose, its permitted values. */
export const settingTable = {
  NODE_ENV: {
    about:
      'Mode of the platform: `production`, `development`, or `test`, which also checks every answer against its schema.',
    fallback: 'development',
    schema: v.picklist(['production', 'development', 'test'], 'production, development or test'),
  },
  PORT: { about: 'TCP port of the sites and the API.', fallback: '4000', schema: wholeNumber(1, 65_535) },
  HOST: {
    about: 'Address to listen at; `0.0.0.0` is every network of the machine.',
    fallback: 'localhost',
    schema: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:-]+$/, 'a host name or an IP address')),
  },
  HEADER_SECONDS: {
    about: 'Seconds within which the headers of a request have to arrive; then its connection is closed.',
    fallback: '10',
    schema: wholeNumber(1, 600),
  },
  BODY_SECONDS: {
    about:
      'Seconds within which the body of a request has to arrive after its headers; then it is answered with 408, and its connection is closed.',
    fallback: '30',
    schema: wholeNumber(1, 3600),
  },
  REQUEST_SECONDS: {
    about:
      'The same for calls that take a file, and the most for every other: a photo of a document takes a minute on a slow line.',
    fallback: '120',
    schema: wholeNumber(1, 3600),
  },
  MAX_CONNECTIONS: {
    about:
      'Maximum number of open connections of a process, those of the feed included; more are closed at once. The process needs as many file descriptors.',
    fallback: '20000',
    schema: wholeNumber(1, 1_000_000),
  },
  DRAIN_SECONDS: {
    about:
      'Seconds, in production, between the signal to end and the end: `/health/ready` answers 503 meanwhile, so that the load balancer sends players elsewhere.',
    fallback: '10',
    schema: wholeNumber(0, 600),
  },
  PUBLIC_ORIGIN: {
    about:
      'Scheme and port at which players and providers reach the sites, with `{host}` in place of a site’s host: `https://{host}` or `http://{host}:8080`. Every address in mails and pages and for providers’ call-backs begins with it. Unless set, `https://{host}` in production, otherwise `http://{host}` with `PORT`.',
    schema: v.pipe(
      v.string(),
      v.check(
        (text) =>
          /^https?:\/\/\{host\}(?::\d{1,5})?$/.test(text) &&
          URL.canParse(text.replace('{host}', 'localhost')),
        '`https://{host}` or `http://{host}`, with a port if it isn’t the usual one, and without a path',
      ),
    ),
  },
  TRUST_PROXY: {
    about:
      'Number of reverse proxies in front of the platform, each of which adds the address that called it to `X-Forwarded-For`: `1` for one, `2` for a content network before it. The client’s address is taken that many places from the end, and `X-Forwarded-Proto` from the last proxy; without a proxy, `off`, neither is read. The proxy has to pass `Host` on; forwarded hosts are never used.',
    fallback: 'off',
    schema: proxies,
  },
  COUNTRY_HEADER: {
    about:
      'Header in which the proxy sends the visitor’s country, ISO 3166-1 alpha-2, such as `cf-ipcountry` behind Cloudflare; the proxy must replace any value from the visitor, and production trusts it only with `TRUST_PROXY`. It decides country blocks and preselects the country of registration and phone numbers. Without it the country of visitors is unknown.',
    schema: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a header’s name in lower case')),
  },
  DATA_DIR: { about: 'Folder of the embedded database.', fallback: '.data', schema: folder },
  DATABASE_URL: {
    about: 'PostgreSQL to use instead of the embedded database, `postgres://user:password@host:5432/name`.',
    schema: url('postgres:', 'postgresql:'),
  },
  SECRETS_KEY: {
    about:
      'Key that encrypts players’ secrets in the database (numbers of accounts and cards, keys of authenticator apps): 32 random bytes as base64, `openssl rand -base64 32`. Production requires it, the same for all processes; otherwise one is generated in `DATA_DIR`. It isn’t in the database: back it up separately. Two keys with a comma between: the first one encrypts, both decrypt, while the key is changed (see the guide for operators).',
    schema: v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z0-9+/_-]{43}=?(?:,[A-Za-z0-9+/_-]{43}=?)?$/,
        '32 bytes as base64, or two such keys with a comma between, the current one first',
      ),
      v.transform((text): readonly Buffer[] => text.split(',').map((one) => Buffer.from(one, 'base64'))),
    ),
  },
  REDIS_URL: {
    about:
      'Redis that connects several processes, `redis://host:6379`; without it the platform is one process.',
    schema: url('redis:', 'rediss:'),
  },
  SMTP_URL: {
    about:
      'Mail server for mails to players, `smtp://user:password@host:587` (STARTTLS, which a password requires unless the host is this machine) or `smtps://host:465`; without it mails stay in the outbox.',
    schema: v.pipe(
      url('smtp:', 'smtps:'),
      v.check((text) => new URL(text).hostname !== '', 'an address with a host'),
    ),
  },
  MAIL_FROM: {
    about: 'Sender address of mails to players, with the name of the site’s company; required by `SMTP_URL`.',
    schema: v.pipe(v.string(), v.email('an e-mail address')),
  },
  SMS_URL: {
    about:
      'Gateway for text messages to phones: each is a POST of `{ to, text, reference }` as JSON, with the reference as `Idempotency-Key`; any 2xx means accepted. Without it messages stay in the outbox, and production offers no sign-in or registration method that needs one.',
    schema: url('http:', 'https:'),
  },
  PUSH_PUBLIC_KEY: {
    about:
      'Public key of notifications on players’ devices (web push, VAPID): `npx web-push generate-vapid-keys` prints a pair. Without the pair no site offers them; with another pair every device has to be subscribed again.',
    schema: v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'a P-256 public key, 87 characters of base64url')),
  },
  PUSH_PRIVATE_KEY: {
    about: 'Private key of this pair.',
    schema: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'a P-256 private key, 43 characters of base64url')),
  },
  PUSH_CONTACT: {
    about:
      'Address at which push services reach you, `mailto:ops@example.com` or a page; required by the keys.',
    schema: url('mailto:', 'https:'),
  },
  PUSH_HOSTS: {
    about:
      'Comma-separated hosts of push services to which notifications are sent, `*.` for all below a host; devices of others are refused. Outside of production `localhost` may be one, over HTTP.',
    fallback: 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com',
    schema: v.pipe(
      v.string(),
      v.regex(/^(\*\.)?[a-z0-9.-]+(,(\*\.)?[a-z0-9.-]+)*$/, 'hosts with commas between'),
      v.transform((text) => text.split(',')),
    ),
  },
  SMS_TOKEN: { about: 'Bearer token for `SMS_URL`.', schema: v.pipe(v.string(), v.minLength(1, 'a token')) },
  SOCIAL_PROVIDERS_FILE: {
    about:
      'List of companies for social sign-in by OAuth 2: see the guide for operators; without it there are none.',
    schema: folder,
  },
  VERIFIERS_FILE: {
    about:
      'List of companies that verify players, with their types of checks: see the guide for operators; without it operators review documents themselves.',
    schema: folder,
  },
  MAKERS_FILE: {
    about:
      'List of makers of games, whose games sites offer: see the guide for operators; without it there are no games.',
    schema: folder,
  },
  PAYMENT_PROVIDERS_FILE: {
    about:
      'List of payment providers with their methods: see the guide for operators; without it there are no payments.',
    schema: folder,
  },
  RATES_URL: {
    about:
      'Address of a provider of exchange rates: see the guide for operators; without it operators enter the rates.',
    schema: url('https:', 'http:'),
  },
  RATES_NAME: {
    about: 'Name of the provider of exchange rates, as players and conversions show it.',
    fallback: 'provider',
    schema: v.pipe(
      v.string(),
      v.regex(/^(?!operator$)[A-Za-z][\w .-]{0,31}$/, 'up to 32 letters and digits, and not "operator"'),
    ),
  },
  SITES_FILE: {
    about:
      'List of sites; every brand without an entry is served at `<brand>.localhost`. A mistake in an entry affects its own site only.',
    fallback: 'apps/server/sites.json',
    schema: folder,
  },
  FEED_FOOTBALL_DIR: {
    about:
      'Folder of seasons to replay in addition to the demonstration line, in the layout of football.json: one folder per season and one file per competition, such as `2025-26/en.1.json`.',
    schema: folder,
  },
  FEED_FOOTBALL_AWARDED: {
    about:
      'What matches of these seasons with an awarded result mean for bets, on all sites: `void` returns the stakes, `result` settles by the awarded result, which the terms then have to say.',
    fallback: 'void',
    schema: v.picklist(['void', 'result'], 'void or result'),
  },
  FEED_DEMO: { about: 'Built-in demonstration line: `on` or `off`.', fallback: 'on', schema: onOff },
  FEED_REPLAY: {
    about:
      'Recording to play instead of the demonstration line and the seasons, from its beginning at each start, for example `apps/server/data/evening.jsonl.gz`.',
    schema: folder,
  },
  FEED_RECORD: {
    about:
      'File in which the process with the sources records their output, overwritten at each start; `.gz` compresses it.',
    schema: folder,
  },
  FEED_RECORD_MATCHES: {
    about: 'Comma-separated ids of the matches to record; all matches when absent.',
    schema: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, 'ids of matches with commas between'),
      v.transform((text) => text.split(',').map(Number)),
    ),
  },
  PLATFORM_CLOCK: {
    about:
      '`real` time, or `manual`: the platform’s lead over real time is the sum of all calls of `POST /ops/clock/advance`, and everything due by its clock (live bets, sales, ends of sessions, limits, mails) happens only in that call. For tests; production refuses it.',
    fallback: 'real',
    schema: v.picklist(['real', 'manual'], 'real or manual'),
  },
  FEED_CLOCK: {
    about: '`real` time, or `manual`: play is stopped until an operator advances it.',
    fallback: 'real',
    schema: v.picklist(['real', 'manual'], 'real or manual'),
  },
  FEED_SPEED: {
    about: 'Speed of play relative to real time.',
    fallback: '1',
    schema: wholeNumber(1, 1000),
  },
  FEED_CLOCK_START: {
    about:
      'Initial time of the manual feed clock, an ISO 8601 instant such as `2026-03-14T15:00:00Z`; now when absent.',
    schema: v.pipe(
      v.string(),
      v.check(
        (text) => Number.isFinite(Date.parse(text)),
        'an ISO 8601 instant such as 2026-03-14T15:00:00Z',
      ),
      v.transform((text) => Date.parse(text)),
    ),
  },
  RESULTS_DAYS: {
    about: 'Days for which results are stored; courses of play are deleted after 30.',
    fallback: '365',
    schema: wholeNumber(1, 3650),
  },
  RESULTS_PAST_DAYS: {
    about: 'Number of past days for which missing results are requested from the sources; 0 requests none.',
    fallback: '7',
    schema: wholeNumber(0, 60),
  },
  DOCUMENTS_REFUSED_DAYS: {
    about:
      'Days for which refused identification documents are stored after the refusal, for questions about it; then they are deleted.',
    fallback: '30',
    schema: wholeNumber(1, 3650),
  },
  DOCUMENTS_KEPT_DAYS: {
    about:
      'Days for which all other identification documents are stored after the player’s last activity (a sign-in, a movement of money, money on an account), then they are deleted. Laws against money laundering require five years after the end of a relationship with a customer (2015/849 of the EU, article 40); set the period of your law.',
    fallback: '1826',
    schema: wholeNumber(1, 36_500),
  },
  STREAM_URL: {
    about:
      'Page of a partner that shows a broadcast in a frame, with `{matchId}` as placeholder, `https://player.example/match/{matchId}`; without it broadcasts are graphics of the recorded match.',
    schema: v.pipe(
      url('http:', 'https:'),
      v.check((text) => text.includes('{matchId}'), 'an address with {matchId} in it'),
    ),
  },
  BROADCAST_DELAY: {
    about: 'Delay of broadcasts behind play, seconds; graphics are delayed by as much.',
    fallback: '8',
    schema: wholeNumber(0, 120),
  },
  OPERATOR_TOKEN: {
    about:
      'Token of the environment, which makes the first operator, and lets operators in again when all are locked out: it opens the calls about staff only, and each use is in the audit log. Remove it once there are operators.',
    schema: v.pipe(v.string(), v.minLength(16, 'at least 16 characters')),
  },
  OPERATOR_HOST: {
    about:
      'The only host at which operators’ calls and their console exist, `ops.example.com`, usually one that only their network reaches; without it every host of the platform.',
    schema: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name in lower case, without a port')),
  },
  STAFF_OIDC_ISSUER: {
    about:
      'Issuer of single sign-on for operators by OpenID Connect, `https://login.example.com/company`: its configuration is read below it. Register `/ops/sign-in/sso/callback` of the console’s host there. People aren’t created: an account belongs to the operator with its verified e-mail.',
    schema: url('https:', 'http:'),
  },
  STAFF_OIDC_CLIENT_ID: {
    about: 'Id of the console at this issuer; required by it.',
    schema: v.pipe(v.string(), v.minLength(1, 'an id')),
  },
  STAFF_OIDC_CLIENT_SECRET: {
    about: 'Secret of the console at this issuer; required by it.',
    schema: v.pipe(v.string(), v.minLength(1, 'a secret')),
  },
  STAFF_OIDC_NAME: {
    about: 'Name of single sign-on on the button of the console’s sign-in.',
    fallback: 'single sign-on',
    schema: v.pipe(v.string(), v.minLength(1, 'a name'), v.maxLength(60, 'at most 60 characters')),
  },
  DEVELOPMENT_OPERATORS: {
    about: `Operators for trying the platform out, who are stored at the start: names with scopes, sites and tokens, \`anna=sites+players@house:0123456789abcdef,ben=*:fedcba9876543210\`. \`*\` is all scopes; without \`@\` they hold for all sites. Scopes: ${operatorScopes.join(', ')}. Production refuses it unless \`DEMO_IN_PRODUCTION\` names \`operators\`.`,
    schema: v.pipe(
      v.string(),
      v.regex(
        /^[a-z][a-z0-9.-]{0,39}=(?:\*|[a-z]+(?:\+[a-z]+)*)(?:@[\w-]+(?:\+[\w-]+)*)?:[\w-]{16,128}(?:,[a-z][a-z0-9.-]{0,39}=(?:\*|[a-z]+(?:\+[a-z]+)*)(?:@[\w-]+(?:\+[\w-]+)*)?:[\w-]{16,128})*$/,
        'name=scope+scope@site+site:token with commas between, each token of 16 characters or more',
      ),
      v.transform((text) => text.split(',').map(operatorIn)),
      v.check(
        (all) => all.every(({ scopes }) => scopes.every((scope) => scope === '*' || isScope(scope))),
        `operators with scopes of ${operatorScopes.join(', ')}`,
      ),
      v.check(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        'operators with a name each',
      ),
    ),
  },
  AUDIT_ANCHOR_FILE: {
    about:
      'File to which the head of the audit log (day, id, hash) is appended once a day, as a line of JSON: on a disk that the database’s administrators can’t change. Without it only the platform’s log has it.',
    schema: folder,
  },
  SESSION_IDLE_MINUTES: {
    about: 'Minutes without activity after which a session ends.',
    fallback: '30',
    schema: wholeNumber(1, 1440),
  },
  SESSION_SAVED_DAYS: {
    about:
      'Days without activity after which a session ends, if the player chose to stay signed in on the device.',
    fallback: '30',
    schema: wholeNumber(1, 365),
  },
  DEMO_IN_PRODUCTION: {
    about:
      'Parts for trying out that production may start with, with commas between: `database` (the embedded one), `account` (the demo account), `line` (the demonstration line), `credit` (play money, also for brands without an entry in the list of sites), `sandbox` (payment providers, verifiers and makers of the sandbox, whose keys anybody knows). Without their names it refuses to start. `desk` offers the makers’ test desk, which gives play money to anyone with a maker’s secret: for measurements only.',
    schema: v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(demoParts, demoParts.join(', ')), `some of ${demoParts.join(', ')}`),
    ),
  },
  DEMO_ACCOUNT: {
    about: 'Whether the first start creates a demo account with play money on the first site: `on` or `off`.',
    fallback: 'on',
    schema: onOff,
  },
  SIGN_IN_ATTEMPTS: {
    about:
      'Maximum of sign-in attempts per minute from one address, of registration attempts, and of wrong operators’ tokens. Counted for all processes together, in real time.',
    fallback: '30',
    schema: wholeNumber(1, 1_000_000),
  },
  CAPTCHA_AFTER: {
    about:
      'Attempts in ten minutes from one address or device, or for one account (failed sign-ins, wrong codes of the second step, registrations, requested codes), after which a captcha is required; 0 always requires it. Counted for all processes together, in real time.',
    fallback: '10',
    schema: wholeNumber(0, 1_000_000),
  },
  LOG_LEVEL: {
    about: 'Lowest level that is logged.',
    fallback: 'warn',
    schema: v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    ),
  },
} as const;
