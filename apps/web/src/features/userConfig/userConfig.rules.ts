import type { UserConfig } from '@touchline/contract';
import { protectionLevel, type ProtectionLevel } from '@touchline/ui';

type Profile = Pick<UserConfig, 'user_data'>;
type Contacts = Pick<UserConfig, 'user_email' | 'phone_number' | 'activation_type'>;

/** Profile fields required for a complete account. */
const required = [
  'date_birthday',
  'name',
  'surname',
  'passport',
  'passport_date',
  'registration_address',
] as const;

const withPhone: ReadonlySet<number> = new Set([2, 3]);
const withEmail: ReadonlySet<number> = new Set([1, 2]);

/** Returns whether all required profile fields are filled in. */
export function areProfileFieldsFilled({ user_data: data }: Profile): boolean {
  return required.every((field) => Boolean(data[field]));
}

/** Returns whether the account has a phone and an email address. */
export function areContactFieldsFilled({ user_email, phone_number }: Contacts): boolean {
  return Boolean(user_email) && Boolean(phone_number);
}

export function isBanned({ ban_level }: Pick<UserConfig, 'ban_level'>): boolean {
  return ban_level > 0;
}

export function isVerificationAvailable({
  verification_types,
}: Pick<UserConfig, 'verification_types'>): boolean {
  return verification_types.length > 0;
}

/** Returns whether the account has a phone that was never activated. */
export function needsPhoneActivation({ phone_number, activation_type }: Contacts): boolean {
  return Boolean(phone_number) && !withPhone.has(activation_type);
}

/** Returns whether the account has an email address that was never activated. */
export function needsEmailActivation({ user_email, activation_type }: Contacts): boolean {
  return Boolean(user_email) && !withEmail.has(activation_type);
}

/** Returns the account's protection level; undefined if it isn't known. */
export function protectionStatus({
  protection_level,
}: Pick<UserConfig, 'protection_level'>): ProtectionLevel | undefined {
  return protection_level === null ? undefined : protectionLevel(protection_level);
}
