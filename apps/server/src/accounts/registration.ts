import type { RegistrationType } from '@touchline/contract';
import type { Trx } from '../kernel/index.ts';
import type { PhoneParts } from './phones/phones.ts';

/** Data of a registration besides the sign-in method. */
export interface RegistrationDetails {
  /** Two lower-case letters. */
  readonly country?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly date_birthday?: string | undefined;
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly promo_code?: string | undefined;
  /** 0 none, 1 sport, 2 casino. */
  readonly bonus?: 0 | 1 | 2 | undefined;
}

export interface Registration extends RegistrationDetails {
  /**
   * @default 'full_reg' with an e-mail, 'phone_reg' with a phone, else 'fast_reg'
   */
  readonly type?: RegistrationType | undefined;
  readonly currency: string;
  readonly language: string;
  readonly email?: string | undefined;
  /** A verified phone. */
  readonly phone?: PhoneParts | undefined;
  /** Generated if absent. */
  readonly password?: string | undefined;
  /** Runs in the transaction that creates the player, and uses up the proof of the registration, such as a code. */
  readonly prove?: ((trx: Trx, playerId: bigint) => Promise<void>) | undefined;
}

export function typeOf({ type, email, phone }: Registration): RegistrationType {
  if (type !== undefined) return type;
  if (phone !== undefined) return 'phone_reg';
  return email === undefined ? 'fast_reg' : 'full_reg';
}
