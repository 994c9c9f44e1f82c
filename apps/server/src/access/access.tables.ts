import type { RegistrationType } from '@touchline/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface AccessTables {
  registration_choices: RegistrationChoicesTable;
  phone_codes: PhoneCodesTable;
  text_messages: TextMessagesTable;
  two_steps: TwoStepsTable;
  pending_sign_ins: PendingSignInsTable;
  captchas: CaptchasTable;
  server_keys: ServerKeysTable;
}

/** What a player chose at the registration. */
export interface RegistrationChoicesTable {
  player_id: bigint;
  type: RegistrationType;
  /** 0 none, 1 sport, 2 casino; null when the site didn't ask. */
  bonus: number | null;
  promo_code: string | null;
  accepted_terms_at: Date;
}

/** The phones that codes went to. */
export interface PhoneCodesTable {
  guid: string;
  site_id: string;
  /** Digits with the country's code, without the plus. */
  phone: string;
  sent_at: Date;
}

export interface TextMessagesTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  /** Digits with the country's code, without the plus. */
  recipient: string;
  body: string;
  at: Date;
  /** What it says is of no use afterwards. */
  ends_at: Date;
  attempts: Generated<number>;
  next_at: Date;
  /** When the gateway took it; null while it waits, for ever without a gateway. */
  sent_at: Date | null;
  last_error: string | null;
}

/** A player's app of codes. */
export interface TwoStepsTable {
  player_id: bigint;
  /** Base 32, sealed; begun, and counts from `enabled_at` on. */
  secret: string | null;
  enabled_at: Date | null;
  /** The half-minute of the last code that was taken: none is taken twice. */
  last_counter: Generated<bigint>;
  /** SHA-256 of recovery codes that are left. */
  recovery_hashes: Generated<string[]>;
}

/** A sign-in whose first step was right. */
export interface PendingSignInsTable {
  guid_hash: string;
  site_id: string;
  player_id: bigint;
  tries: Generated<number>;
  expires_at: Date;
  /** The code that was sent by e-mail. */
  email_guid: string | null;
  email_sent_at: Date | null;
  used_at: Date | null;
}

export interface CaptchasTable {
  id: string;
  site_id: string;
  salt: string;
  zeros: number;
  expires_at: Date;
  solved_at: Date | null;
  pass_hash: string | null;
  used_at: Date | null;
}

/** What processes sign with: made once, the same for all. */
export interface ServerKeysTable {
  name: string;
  key: string;
}
