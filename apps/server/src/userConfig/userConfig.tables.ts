import type { ColumnType, Generated } from 'kysely';

export interface UserConfigTables {
  player_profiles: PlayerProfilesTable;
}

/** A date without an hour, `YYYY-MM-DD`; select it as text. */
type DayColumn = ColumnType<string | null, string | null | undefined, string | null>;

/** What is known of a player besides the sign-in; a player without a row has told nothing yet. */
export interface PlayerProfilesTable {
  player_id: bigint;
  /** Digits of the country's code, without the plus. */
  phone_code: string | null;
  phone_number: string | null;
  country_id: number | null;
  country_code: string | null;
  /** 0 nothing, 1 the e-mail, 2 e-mail and phone, 3 the phone. */
  activation_type: Generated<number>;
  surname: string | null;
  name: string | null;
  birth_date: DayColumn;
  document_type_id: number | null;
  passport: string | null;
  passport_date: DayColumn;
  passport_end_date: DayColumn;
  inn: string | null;
  registration_address: string | null;
  is_balance_hidden: Generated<boolean>;
  has_two_factor: Generated<boolean>;
  has_security_question: Generated<boolean>;
  /** Sign-in asks for a code from an e-mail. */
  has_email_code: Generated<boolean>;
  /** 1 not verified, 2 verified. */
  verification_status: Generated<number>;
  /** 0 nothing handed in, 1 being looked at, 2 accepted, 3 refused. */
  internal_verification_status: Generated<number>;
  verification_types: Generated<string[]>;
  verification_group: string | null;
  is_document_requested: Generated<boolean>;
  is_verification_asked_at_deposit: Generated<boolean>;
  /** Data that registration didn't ask for are still to be given. */
  needs_data: Generated<boolean>;
  /** The account has to be converted before anything else. */
  needs_transfer: Generated<boolean>;
  has_identification_bonus: Generated<boolean>;
}
