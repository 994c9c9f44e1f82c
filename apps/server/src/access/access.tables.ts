import type { CheckedCallId, RegistrationType } from '@touchline/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { SecretMessageKind } from '../secretBox/secretMessages.ts';

declare module '../db/tables.ts' {
  interface Database {
    registration_choices: RegistrationChoicesTable;
    phone_codes: PhoneCodesTable;
    text_messages: TextMessagesTable;
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

export interface TextMessagesTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  /** Digits with the country's code, without the plus. */
  recipient: string;
  /** A secret in it is masked. */
  body: string;
  /** Kind of the secret that the message contains; null if it contains none. */
  secret_kind: Generated<SecretMessageKind | 'earlier' | null>;
  /** The message with its secret, encrypted; null without one, and once it was sent or its secret has ended. */
  sealed_body: Generated<string | null>;
  at: Date;
  /** Time after which the message is useless and isn't sent. */
  ends_at: Date;
  attempts: Generated<number>;
  next_at: Date;
  /** Time at which the gateway accepted it; null while it waits, and always null without a gateway. */
  sent_at: Date | null;
  last_error: string | null;
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
