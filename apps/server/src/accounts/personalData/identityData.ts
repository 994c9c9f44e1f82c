import type { AnswerOf, Calls } from '@touchline/contract';
import type { ProfileRow } from '../profile.ts';
import { given } from '../../kernel/index.ts';

/** Returns the personal data of a player. */
export function identityDataOf(profile: ProfileRow | undefined): AnswerOf<Calls['userConfig']>['user_data'] {
  return given({
    surname: profile?.surname,
    name: profile?.name,
    date_birthday: profile?.birth_date,
    document_type_id: profile?.document_type_id,
    passport: profile?.passport,
    passport_date: profile?.passport_date,
    passport_end_date: profile?.passport_end_date,
    inn: profile?.inn,
    registration_address: profile?.registration_address,
  });
}
