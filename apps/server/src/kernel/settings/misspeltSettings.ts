import { distance } from 'fastest-levenshtein';
import { settingTable } from './settingTable.ts';

/** Shorter names have too many neighbours that mean something else, such as `PATH` and `PORT`. */
const SHORTEST = 6;
/** Maximum number of wrong, missing and additional letters. */
const MOST_WRONG = 2;

/**
 * Beginnings of names that only settings have. Others, such as `NODE_`, `REDIS_` and `DATABASE_`, are common on
 * machines for other programs.
 */
const OWN =
  /^(?:BROADCAST|CAPTCHA|DEMO|DOCUMENTS|DRAIN|FEED|OPERATOR|PLATFORM|RESULTS|SESSION|SIGN_IN|SITES|SMS|SMTP|SOCIAL)_/;

/**
 * Finds environment variables whose name is nearly that of a setting, or begins like one. They would be ignored
 * silently; other unknown variables belong to the machine.
 * @returns one sentence for each
 */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const settings = Object.keys(settingTable);
  return Object.keys(env).flatMap((name) => {
    if (Object.hasOwn(settingTable, name)) return [];
    const meant = settings.find(
      (setting) => setting.length >= SHORTEST && distance(name, setting) <= MOST_WRONG,
    );
    if (meant !== undefined) return [`${name} is not a setting and is ignored. Is ${meant} meant?`];
    return OWN.test(name) ? [`${name} is not a setting and is ignored: see docs/settings.md.`] : [];
  });
}
