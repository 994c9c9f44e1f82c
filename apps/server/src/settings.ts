import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { StartupError } from './startupError.ts';

/** The repository's root: relative folders in settings start here, wherever the command was typed. */
export const repoRoot = fileURLToPath(new URL('../../../', import.meta.url));

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

/** One row a setting: the variable, its default as text, what it does, what it may be. */
const rows = {
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
  DATA_DIR: { about: 'Folder of the embedded database.', fallback: '.data', schema: folder },
  DATABASE_URL: {
    about: 'PostgreSQL to use instead of the embedded database, `postgres://user:password@host:5432/name`.',
    schema: url('postgres:', 'postgresql:'),
  },
  REDIS_URL: {
    about: 'Redis that joins several processes, `redis://host:6379`; without it the platform is one process.',
    schema: url('redis:', 'rediss:'),
  },
  SITES_FILE: {
    about: 'The list of sites; every brand without an entry gets `<brand>.localhost`.',
    fallback: 'apps/server/sites.json',
    schema: folder,
  },
  FEED_FOOTBALL_DIR: {
    about: 'Folder of football.json seasons to replay beside the demonstration line.',
    schema: folder,
  },
  FEED_DEMO: { about: 'The built-in demonstration line: `on` or `off`.', fallback: 'on', schema: onOff },
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
  OPERATOR_TOKEN: {
    about:
      'Opens the operator calls under `/ops` to whoever sends it as bearer; without it they do not exist.',
    schema: v.pipe(v.string(), v.minLength(16, 'at least 16 characters')),
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
  LOG_LEVEL: {
    about: 'Least level that is logged.',
    fallback: 'warn',
    schema: v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    ),
  },
} as const;

type Rows = typeof rows;
type Value<Row> = Row extends { schema: infer S extends v.GenericSchema }
  ? v.InferOutput<S> | (Row extends { fallback: string } ? never : undefined)
  : never;

/** Every setting of the platform, checked. */
export type Settings = { readonly [Name in keyof Rows]: Value<Rows[Name]> };

export interface SettingRow {
  readonly name: string;
  readonly about: string;
  readonly fallback: string | undefined;
}

/** What the documentation lists. */
export const settingRows: readonly SettingRow[] = Object.entries(rows).map(([name, row]) => ({
  name,
  about: row.about,
  fallback: 'fallback' in row ? row.fallback : undefined,
}));

/** What may carry a password is never printed. */
const secrets = new Set(['DATABASE_URL', 'REDIS_URL', 'OPERATOR_TOKEN']);

function faultOf(name: string, text: string, wanted: string): string {
  return secrets.has(name)
    ? `${name} is wrong: it must be ${wanted}.`
    : `${name} is "${text}" but must be ${wanted}.`;
}

/**
 * Reads the settings from environment variables; an empty one counts as absent.
 * Throws a StartupError with one sentence for each wrong value.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const entries = Object.entries<{ fallback?: string; schema: v.GenericSchema }>(rows).map(([name, row]) => {
    const text = env[name] || row.fallback;
    if (text === undefined) return [name, undefined];
    const parsed = v.safeParse(row.schema, text);
    if (!parsed.success) faults.push(faultOf(name, text, parsed.issues[0].message));
    return [name, parsed.success ? parsed.output : undefined];
  });
  if (faults.length > 0) throw new StartupError(faults.join('\n'));
  // The cast: each entry was parsed by the schema its type is inferred from.
  return Object.fromEntries(entries) as Settings;
}
