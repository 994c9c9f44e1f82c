import type { RegistrationType } from '@touchline/contract';
import { storedText } from '@touchline/contract/enteredTexts';
import type { Trx } from '../kernel/index.ts';
import { countryIdOf, phoneOf } from './phones/phones.ts';
import { changeProfile } from './profile.ts';
import type { Registration } from './registration.ts';

export interface NewProfile {
  readonly playerId: bigint;
  readonly registration: Registration;
  /** True if required data is still missing. */
  readonly needsData: boolean;
}

const PHONE_ACTIVATED = 3;

/** Stores the profile of a new player; stores nothing if no data was given or is required. */
export async function insertProfile(trx: Trx, { playerId, registration, needsData }: NewProfile) {
  const { country, date_birthday: birthday, name, surname, phone } = registration;
  if ([country, birthday, name, surname, phone].every((one) => one === undefined) && !needsData) return;
  await changeProfile(trx, playerId, {
    ...(country === undefined ? {} : { country_code: country, country_id: countryIdOf(country) }),
    birth_date: birthday ?? null,
    name: name === undefined ? null : storedText(name),
    surname: surname === undefined ? null : storedText(surname),
    needs_data: needsData,
    ...(phone === undefined
      ? {}
      : {
          phone_code: phone.phone_code,
          phone_number: phoneOf(phone).slice(phone.phone_code.length),
          activation_type: PHONE_ACTIVATED,
        }),
  });
}

/** Stores the choices of the registration, and the time at which the terms were accepted. */
export async function insertChoices(
  trx: Trx,
  playerId: bigint,
  type: RegistrationType,
  { bonus, promo_code: promoCode }: Registration,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('registration_choices')
    .values({
      player_id: playerId,
      type,
      bonus: bonus ?? null,
      promo_code: promoCode ?? null,
      accepted_terms_at: now,
    })
    .execute();
}
