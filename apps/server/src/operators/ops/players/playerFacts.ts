import type { PersonalValues } from '@touchline/contract';
import type { PlayerFacts } from '@touchline/contract/operators';
import { personalFields, type PersonalField } from '@touchline/contract/personalData';
import { type Db, seconds } from '../../../kernel/index.ts';
import {
  storedValue,
  personalValuesOf,
  findProfile,
  type ProfileRow,
  DOCUMENTS,
  isInReview,
  isVerified,
} from '../../../accounts/index.ts';

/** Digits of a phone number that a masked one shows. */
const SHOWN_DIGITS = 2;

const maskedPhone = (phone: string): string =>
  `${'•'.repeat(Math.max(0, phone.length - SHOWN_DIGITS))}${phone.slice(-SHOWN_DIGITS)}`;

const maskedDay = (day: string): string => `${day.slice(0, 4)}-••-••`;

/** Returns personal data of a player, with phone and birth date masked if `isMasked`. */
export async function playerFacts(db: Db, playerId: bigint, isMasked: boolean): Promise<PlayerFacts> {
  const profile = await findProfile(db, playerId);
  const player = await db
    .selectFrom('players')
    .select(['phone', 'login_name'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const latest = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('last_active_at').as('at'))
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  const phone = player.phone ?? `${profile?.phone_code ?? ''}${profile?.phone_number ?? ''}`;
  const birthDate = profile?.birth_date ?? null;
  return {
    isMasked,
    login: player.login_name,
    name: profile?.name ?? null,
    surname: profile?.surname ?? null,
    phone: phone === '' ? null : `+${isMasked ? maskedPhone(phone) : phone}`,
    birthDate: birthDate !== null && isMasked ? maskedDay(birthDate) : birthDate,
    country: profile?.country_code ?? null,
    values: shownValues(personalValuesOf(profile), isMasked),
    verification: verificationOf(profile),
    lastSeenAt: latest?.at ? seconds(latest.at) : null,
  };
}

/** Fields that say where a player lives or what the document says. */
const hidden: ReadonlySet<PersonalField> = new Set([
  'registration_address',
  'birth_place',
  'passport_date',
  'passport_end_date',
  'passport_issued_by',
]);

/** Returns values as text, with numbers of documents masked, and if `isMasked` also what else identifies somebody. */
function shownValues(values: PersonalValues, isMasked: boolean): PlayerFacts['values'] {
  const masked = personalFields.flatMap((field) => {
    const value = values[field];
    if (value === undefined) return [];
    if (isMasked && hidden.has(field)) return [[field, '•••'] as const];
    if (isMasked && field === 'date_birthday') return [[field, maskedDay(String(value))] as const];
    return [[field, storedValue(field, String(value)) ?? ''] as const];
  });
  return Object.fromEntries(masked);
}

function verificationOf(profile: ProfileRow | undefined): PlayerFacts['verification'] {
  if (isVerified(profile)) return 'verified';
  if (isInReview(profile)) return 'inReview';
  return profile?.internal_verification_status === DOCUMENTS.refused ? 'refused' : 'none';
}
