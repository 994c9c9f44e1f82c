import type { ColumnType, Generated } from 'kysely';

declare module '../kernel/db/tables.ts' {
  interface Database {
    player_profiles: PlayerProfilesTable;
  }
}

/** A date, `YYYY-MM-DD`; select it as text. */
type DayColumn = ColumnType<string | null, string | null | undefined, string | null>;

/** Profile of a player besides the sign-in; a player without data has no row. */
export interface PlayerProfilesTable {
  player_id: bigint;
  /** Country calling code, digits without the plus. */
  phone_code: string | null;
  phone_number: string | null;
  country_id: number | null;
  country_code: string | null;
  /** Activated contacts: 0 none, 1 e-mail, 2 e-mail and phone, 3 phone. */
  activation_type: Generated<number>;
  surname: string | null;
  name: string | null;
  middle_name: Generated<string | null>;
  birth_place: Generated<string | null>;
  region: Generated<string | null>;
  city: Generated<string | null>;
  birth_date: DayColumn;
  document_type_id: number | null;
  passport_series: Generated<string | null>;
  passport: string | null;
  /** Authority that issued the document. */
  passport_issued_by: Generated<string | null>;
  passport_date: DayColumn;
  passport_end_date: DayColumn;
  inn: string | null;
  registration_address: string | null;
  is_balance_hidden: Generated<boolean>;
  has_two_factor: Generated<boolean>;
  has_security_question: Generated<boolean>;
  /** True if sign-in requires a code sent by e-mail. */
  has_email_code: Generated<boolean>;
  /** 1 not verified, 2 verified. */
  verification_status: Generated<number>;
  /** 0 nothing submitted, 1 in review, 2 accepted, 3 refused. */
  internal_verification_status: Generated<number>;
  verification_types: Generated<string[]>;
  verification_group: string | null;
  is_document_requested: Generated<boolean>;
  is_verification_asked_at_deposit: Generated<boolean>;
  /** True if data that registration didn't ask for is still missing. */
  needs_data: Generated<boolean>;
  /** True if the account must be converted before it can be used. */
  needs_transfer: Generated<boolean>;
  /** Currency that the site gives up, while the player has to transfer its account. */
  transfer_iso: Generated<string | null>;
  /** Time from which nothing can be deposited in it any more. */
  transfer_until: Generated<Date | null>;
  has_identification_bonus: Generated<boolean>;
}
