import * as v from 'valibot';
import { settingTable } from './settingTable.ts';
import { StartupError } from '../startupError.ts';

export { repoRoot } from '../repoRoot.ts';

type Rows = typeof settingTable;
type Value<Row> = Row extends { schema: infer S extends v.GenericSchema }
  ? v.InferOutput<S> | (Row extends { fallback: string } ? never : undefined)
  : never;

/** All settings of the platform, validated. */
export type Settings = { readonly [Name in keyof Rows]: Value<Rows[Name]> };

export interface SettingRow {
  readonly name: string;
  readonly about: string;
  readonly fallback: string | undefined;
}

/** Rows of the documentation. */
export const settingRows: readonly SettingRow[] = Object.entries(settingTable).map(([name, row]) => ({
  name,
  about: row.about,
  fallback: 'fallback' in row ? row.fallback : undefined,
}));

/** Settings that may contain a password and are never printed. */
const secrets = new Set([
  'DATABASE_URL',
  'SECRETS_KEY',
  'REDIS_URL',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'PUSH_PRIVATE_KEY',
  'OPERATOR_TOKEN',
  'STAFF_OIDC_CLIENT_SECRET',
  'DEVELOPMENT_OPERATORS',
]);

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
  const entries = Object.entries<{ fallback?: string; schema: v.GenericSchema }>(settingTable).map(
    ([name, row]) => {
      const text = env[name] || row.fallback;
      if (text === undefined) return [name, undefined];
      const parsed = v.safeParse(row.schema, text);
      if (!parsed.success) faults.push(faultOf(name, text, parsed.issues[0].message));
      return [name, parsed.success ? parsed.output : undefined];
    },
  );
  if (env['SMTP_URL'] && !env['MAIL_FROM']) {
    faults.push('MAIL_FROM is missing: it must be the e-mail address that mails sent by SMTP_URL come from.');
  }
  const ofPush = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'];
  const missing = ofPush.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < ofPush.length) {
    faults.push(
      `${missing.join(' and ')} is missing: notifications on devices need all of ${ofPush.join(', ')}.`,
    );
  }
  const ofStaff = ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'];
  const missingOfStaff = ofStaff.filter((name) => !env[name]);
  if (missingOfStaff.length > 0 && missingOfStaff.length < ofStaff.length) {
    faults.push(
      `${missingOfStaff.join(' and ')} is missing: operators’ single sign-on needs all of ${ofStaff.join(', ')}.`,
    );
  }
  if (env['NODE_ENV'] === 'production' && env['STAFF_OIDC_ISSUER']?.startsWith('http:')) {
    faults.push('STAFF_OIDC_ISSUER begins with "http:", which production refuses: use "https:".');
  }
  if (env['NODE_ENV'] === 'production' && env['PLATFORM_CLOCK'] === 'manual') {
    faults.push('PLATFORM_CLOCK is "manual", which production refuses: leave it out.');
  }
  if (faults.length > 0) throw new StartupError(faults.join('\n'));
  // The cast: each entry was parsed by the schema its type is inferred from.
  return Object.fromEntries(entries) as Settings;
}
