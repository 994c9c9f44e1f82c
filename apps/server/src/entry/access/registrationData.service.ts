import type { BodyOf, Calls } from '@touchline/contract';
import { storedText } from '@touchline/contract/enteredTexts';
import { needsData, requireDetails, changePersonalValues, findProfile } from '../../accounts/index.ts';
import { type Db, ProblemError } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';

/**
 * Adds data that a registration left out, and returns whether something is still missing. Existing data isn't
 * changed: that takes support. Throws a ProblemError: 400 on invalid data, 403 if nothing is missing.
 */
export async function giveData(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  site: Site,
  playerId: bigint,
  body: BodyOf<Calls['giveRegistrationData']>,
): Promise<boolean> {
  requireDetails(site, body, now());
  return db.transaction().execute(async (trx) => {
    const known = await findProfile(trx, playerId);
    if (!known?.needs_data) {
      throw new ProblemError(
        403,
        'NO_DATA_NEEDED',
        'No details are missing: contact support to correct any.',
      );
    }
    const all = {
      country: known.country_code ?? body.country,
      date_birthday: known.birth_date ?? body.date_birthday,
      name: known.name ?? (body.name === undefined ? undefined : storedText(body.name)),
      surname: known.surname ?? (body.surname === undefined ? undefined : storedText(body.surname)),
    };
    const isMissing = needsData(site, all);
    const author = { playerId, at: now(), operator: null };
    await changePersonalValues(trx, { author, before: known }, all, { needs_data: isMissing });
    return isMissing;
  });
}
