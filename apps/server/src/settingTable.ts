import { resolve } from 'node:path';
import * as v from 'valibot';
import { operatorScopes, type OperatorScope } from './ops/scopes.ts';
import { repoRoot } from './repoRoot.ts';

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

const isScope = (text: string): text is OperatorScope => operatorScopes.some((scope) => scope === text);

/** Parses `anna=sites+players:token`, whose format was validated. */
function operatorIn(text: string) {
  const [, name = '', scopes = '', token = ''] = /^([^=]*)=([^:]*):(.*)$/.exec(text) ?? [];
  return { name, scopes: scopes === '*' ? [...operatorScopes] : scopes.split('+'), token };
}

/** One row per setting: the variable, its default as text, its purpose, its permitted values. */
export const settingTable = {
  NODE_ENV: {
    about:
      'How the platform behaves: `production`, `development`, or `test`, which also checks every answer by its schema.',
    fallback: 'development',
    schema: v.picklist(['production', 'development', 'test'], 'production, development or test'),
  },
  PORT: { about: 'TCP port of site and API.', fallback: '4000', schema: wholeNumber(1, 65_535) },
  HOST: {
    about: 'Address to listen at; `0.0.0.0` is every network of the machine.',
    fallback: 'localhost',
    schema: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:-]+$/, 'a host name or an IP address')),
  },
  TRUST_PROXY: {
    about:
      'On behind a reverse proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`; only then are they believed.',
    fallback: 'off',
    schema: onOff,
  },
  COUNTRY_HEADER: {
    about:
      'Header in which the proxy says the visitor’s country, ISO 3166-1 alpha-2, in place of whatever a visitor sends; in production it is believed only with `TRUST_PROXY`.',
    fallback: 'x-country-code',
    schema: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a header’s name in lower case')),
  },
  DATA_DIR: { about: 'Folder of the embedded database.', fallback: '.data', schema: folder },
  DATABASE_URL: {
    about: 'PostgreSQL to use instead of the embedded database, `postgres://user:password@host:5432/name`.',
    schema: url('postgres:', 'postgresql:'),
  },
  SECRETS_KEY: {
    about:
      'Key that keeps secrets of players in the database (keys of their code apps): 32 random bytes as base64, `openssl rand -base64 32`. Production needs it, the same for all processes; otherwise one is made in `DATA_DIR`. It isn’t in the database: back it up by itself. With another one, links of mails that are under way end too.',
    schema: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9+/_-]{43}=?$/, '32 bytes as base64'),
      v.transform((text) => Buffer.from(text, 'base64')),
    ),
  },
  REDIS_URL: {
    about: 'Redis that joins several processes, `redis://host:6379`; without it the platform is one process.',
    schema: url('redis:', 'rediss:'),
  },
  SMTP_URL: {
    about:
      'Mail server that takes mails to players, `smtp://user:password@host:587` (STARTTLS, which a password needs unless the host is this machine) or `smtps://host:465`; without it mails stay in the outbox.',
    schema: v.pipe(
      url('smtp:', 'smtps:'),
      v.check((text) => new URL(text).hostname !== '', 'an address with a host'),
    ),
  },
  MAIL_FROM: {
    about:
      'Address that mails to players come from, under the name of the site’s company; `SMTP_URL` needs it.',
    schema: v.pipe(v.string(), v.email('an e-mail address')),
  },
  SMS_URL: {
    about:
      'Gateway that takes text messages to phones: each is a POST of `{ to, text, reference }` as JSON, with the reference as `Idempotency-Key`; any 2xx means taken. Without it messages stay in the outbox, and in production no way in needs one.',
    schema: url('http:', 'https:'),
  },
  SMS_TOKEN: { about: 'Bearer for `SMS_URL`.', schema: v.pipe(v.string(), v.minLength(1, 'a token')) },
  SOCIAL_PROVIDERS_FILE: {
    about:
      'List of companies whose word lets players in, by OAuth 2: see the guide for operators; without it there are none.',
    schema: folder,
  },
  SITES_FILE: {
    about: 'The list of sites; every brand without an entry gets `<brand>.localhost`.',
    fallback: 'apps/server/sites.json',
    schema: folder,
  },
  FEED_FOOTBALL_DIR: {
    about:
      'Folder of seasons to replay in addition to the demonstration line, in the layout of football.json: one file a competition in a folder a season, such as `2025-26/en.1.json`.',
    schema: folder,
  },
  FEED_DEMO: { about: 'The built-in demonstration line: `on` or `off`.', fallback: 'on', schema: onOff },
  FEED_REPLAY: {
    about:
      'A recording to play in place of the demonstration line and the seasons, from its beginning with each start; `apps/server/data/evening.jsonl.gz` is one.',
    schema: folder,
  },
  FEED_RECORD: {
    about:
      'File that the process with the sources writes down what they say in, anew with each start; `.gz` compresses it.',
    schema: folder,
  },
  FEED_RECORD_MATCHES: {
    about: 'Ids of the matches to record, with commas between; every match when absent.',
    schema: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, 'ids of matches with commas between'),
      v.transform((text) => text.split(',').map(Number)),
    ),
  },
  PLATFORM_CLOCK: {
    about:
      '`real` time, or `manual`: the platform is ahead of real time by as much as `POST /ops/clock/advance` moved it, and what is due by its clock (live bets, sales, ends of sessions, limits, mails) happens only with that call. For tests; production refuses it.',
    fallback: 'real',
    schema: v.picklist(['real', 'manual'], 'real or manual'),
  },
  FEED_CLOCK: {
    about: '`real` time, or `manual`: play stands still until an operator moves it.',
    fallback: 'real',
    schema: v.picklist(['real', 'manual'], 'real or manual'),
  },
  FEED_SPEED: {
    about: 'How many times faster than real the matches are played.',
    fallback: '1',
    schema: wholeNumber(1, 1000),
  },
  FEED_CLOCK_START: {
    about:
      'Where the manual feed clock starts, an ISO 8601 instant such as `2026-03-14T15:00:00Z`; now when absent.',
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
    about: 'Days for which results are kept; courses of play go after 30.',
    fallback: '365',
    schema: wholeNumber(1, 3650),
  },
  RESULTS_PAST_DAYS: {
    about:
      'Past days of which the sources are asked for results that the platform was not there to record; 0 asks for none.',
    fallback: '7',
    schema: wholeNumber(0, 60),
  },
  DOCUMENTS_REFUSED_DAYS: {
    about:
      'Days for which refused documents of players are kept after the refusal, for who asks about it; then they are deleted.',
    fallback: '30',
    schema: wholeNumber(1, 3650),
  },
  DOCUMENTS_KEPT_DAYS: {
    about:
      'Days for which all other documents of players are kept after the player was last heard of (signed in, money moved, money left with you), then they are deleted: five years is what laws against money laundering ask for after the end of a relationship with a customer (2015/849 of the EU, article 40); set what yours says.',
    fallback: '1826',
    schema: wholeNumber(1, 36_500),
  },
  STREAM_URL: {
    about:
      'Page of a partner that shows a broadcast in a frame, with `{matchId}` where the match belongs, `https://player.example/match/{matchId}`; without it matches are drawn from what is recorded of them.',
    schema: v.pipe(
      url('http:', 'https:'),
      v.check((text) => text.includes('{matchId}'), 'an address with {matchId} in it'),
    ),
  },
  BROADCAST_DELAY: {
    about: 'Seconds by which broadcasts are behind play; the drawn ones are held back by as much.',
    fallback: '8',
    schema: wholeNumber(0, 120),
  },
  OPERATOR_TOKEN: {
    about:
      'Opens the operator calls under `/ops` to whoever sends it as bearer; without it they do not exist.',
    schema: v.pipe(v.string(), v.minLength(16, 'at least 16 characters')),
  },
  OPERATORS: {
    about:
      'Operators by name with what they may do and a token of their own, `anna=sites+players:0123456789abcdef,ben=*:fedcba9876543210`; the trail names them. Scopes: sites, players, identification, reviews, results, mail, feed; `*` is all.',
    schema: v.pipe(
      v.string(),
      v.regex(
        /^[a-z][a-z0-9.-]{0,39}=(?:\*|[a-z]+(?:\+[a-z]+)*):[\w-]{16,128}(?:,[a-z][a-z0-9.-]{0,39}=(?:\*|[a-z]+(?:\+[a-z]+)*):[\w-]{16,128})*$/,
        'name=scope+scope:token with commas between, each token of 16 characters or more',
      ),
      v.transform((text) => text.split(',').map(operatorIn)),
      v.check(
        (all) => all.every(({ scopes }) => scopes.length > 0 && scopes.every(isScope)),
        `operators with scopes of ${operatorScopes.join(', ')}`,
      ),
      v.check(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        'operators with a name each',
      ),
      v.transform((all) => all.map((one) => ({ ...one, scopes: one.scopes.filter(isScope) }))),
    ),
  },
  SESSION_IDLE_MINUTES: {
    about: 'A session without activity ends after this.',
    fallback: '30',
    schema: wholeNumber(1, 1440),
  },
  SESSION_SAVED_DAYS: {
    about: 'The same for a player who chose to stay signed in on the device.',
    fallback: '30',
    schema: wholeNumber(1, 365),
  },
  DEMO_ACCOUNT: {
    about: 'Whether the first start makes a demo account with play money on the first site: `on` or `off`.',
    fallback: 'on',
    schema: onOff,
  },
  SIGN_IN_ATTEMPTS: {
    about: 'Sign-ins, and as many registrations, that one address may try in a minute.',
    fallback: '30',
    schema: wholeNumber(1, 1_000_000),
  },
  CAPTCHA_AFTER: {
    about:
      'Attempts in ten minutes of one address, of one device or for one account (sign-ins that failed, registrations, codes asked for) after which a captcha is asked for; 0 asks always. Counted per process.',
    fallback: '10',
    schema: wholeNumber(0, 1_000_000),
  },
  LOG_LEVEL: {
    about: 'Least level that is logged.',
    fallback: 'warn',
    schema: v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    ),
  },
} as const;
