import type { CheckedCallId, RegistrationType } from '@touchline/contract';
import type { Generated } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    registration_choices: RegistrationChoicesTable;
    phone_codes: PhoneCodesTable;
    two_steps: TwoStepsTable;
    pending_sign_ins: PendingSignInsTable;
    captchas: CaptchasTable;
  }
}

/** Choices of a player at registration. */
export interface RegistrationChoicesTable {
  player_id: bigint;
  type: RegistrationType;
  /** 0 none, 1 sport, 2 casino; null when the site didn't ask. */
  bonus: number | null;
  promo_code: string | null;
  /** Result of trying the promo code, once its conditions were met; null before. */
  promo_code_state: Generated<string | null>;
  accepted_terms_at: Date;
}

/** Phones that codes were sent to. */
export interface PhoneCodesTable {
  guid: string;
  site_id: string;
  /** Digits with the country's code, without the plus. */
  phone: string;
  /** Hash of the player or address that requested the code. */
  asker: string;
  sent_at: Date;
}

/** A player's authenticator app. */
export interface TwoStepsTable {
  player_id: bigint;
  /** Base 32, encrypted. Pending until `enabled_at` is set. */
  secret: string | null;
  enabled_at: Date | null;
  /** Counter (half-minutes) of the last accepted code: no code is accepted twice. */
  last_counter: Generated<bigint>;
  /** SHA-256 hashes of the unused recovery codes. */
  recovery_hashes: Generated<string[]>;
}

/** A sign-in that has passed the first step. */
export interface PendingSignInsTable {
  guid_hash: string;
  site_id: string;
  player_id: bigint;
  tries: Generated<number>;
  expires_at: Date;
  /** Id of the code sent by e-mail. */
  email_guid: string | null;
  email_sent_at: Date | null;
  used_at: Date | null;
}

export interface CaptchasTable {
  id: string;
  site_id: string;
  /** SHA-256 of the device's id. */
  device_hash: string;
  /** Id of the call that required the captcha. */
  call: CheckedCallId;
  salt: string;
  zeros: number;
  expires_at: Date;
  solved_at: Date | null;
  pass_hash: string | null;
  used_at: Date | null;
}
