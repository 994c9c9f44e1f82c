import type { AnswerOf, Calls } from '@touchline/contract';
import type { VerificationType } from '@touchline/contract/verification';
import { closedSports } from '../../protection/index.ts';
import {
  type ProfileRow,
  identityDataOf,
  DOCUMENTS,
  isEmailConfirmed,
  isInReview,
  NOT_VERIFIED,
} from '../../accounts/index.ts';
import { given } from '../../kernel/index.ts';
import type { UserData } from './userConfig.store.ts';

type UserConfig = AnswerOf<Calls['userConfig']>;
type ProtectionMethods = UserConfig['protection_methods'];

const DAY_MS = 86_400_000;
/** Time limit after the registration for the activation of contacts, days. */
const ACTIVATION_DAYS = 30;

/** The configuration without the choices that bonuses own, and without the state of the identity. */
type OwnConfig = Omit<UserConfig, 'bonus_type' | 'first_deposit_bonus_type' | 'identity'>;

/**
 * Makes the configuration of a player from the data in the database.
 * @param verification types that the player has to prove
 */
export function userConfigOf(
  data: UserData,
  now: Date,
  verification: readonly VerificationType[],
): OwnConfig {
  const { player, profile, blocks, hasDeposit, hasPasskey, unread } = data;
  const methods = methodsOf(player.must_change_password, profile);
  const closed = closedSports(blocks);
  const remainingDays = daysToActivate(player, profile, now);
  return {
    user_name: player.login,
    ...given({ user_email: player.email }),
    ...contactsOf(profile),
    activation_type: activationOf(profile),
    ...given({ remaining_days_to_activate: remainingDays }),
    user_data: identityDataOf(profile),
    user_hide_balance: profile?.is_balance_hidden ?? false,
    changed_pass_day_count: wholeDays(now, player.password_changed_at ?? player.registered_at),
    protection_level: protectionShare(methods, hasPasskey),
    protection_methods: methods,
    has_passkey: hasPasskey,
    is_active_secure_question: methods.enable_security_question,
    disallow_line_sport: closed.line,
    disallow_live_sport: closed.live,
    ban_level: blocks.banLevel,
    ban_version: blocks.banVersion,
    is_need_identification: blocks.isVerificationRequired,
    ...verificationOf(profile, verification),
    isDataAfterRegistration: profile?.needs_data ?? false,
    isRequiredTransfer: profile?.needs_transfer ?? false,
    is_identification_bonus: profile?.has_identification_bonus ?? false,
    has_deposit: hasDeposit,
    user_msg_count: unread,
  };
}

/**
 * Returns how well an account is protected, in per cent: every method has the same weight, and a passkey counts as one
 * that may replace any other.
 * @param methods whether each of them is enabled
 */
function protectionShare(methods: ProtectionMethods, hasPasskey: boolean): number {
  const all = Object.values(methods);
  const inUse = all.filter(Boolean).length + (hasPasskey ? 1 : 0);
  return Math.min(100, Math.round((100 * inUse) / all.length));
}

function methodsOf(isMadeUp: boolean, profile: ProfileRow | undefined): ProtectionMethods {
  return {
    is_changed_password: !isMadeUp,
    enable_two_factor_auth: profile?.has_two_factor ?? false,
    enable_phone_binding: activationOf(profile) >= 2,
    enable_security_question: profile?.has_security_question ?? false,
    enable_email_auth: profile?.has_email_code ?? false,
  };
}

/** The cast is safe: a check constraint only allows the four values. */
function activationOf(profile: ProfileRow | undefined): UserConfig['activation_type'] {
  return (profile?.activation_type ?? 0) as UserConfig['activation_type'];
}

function contactsOf(profile: ProfileRow | undefined) {
  return given({
    phone_code: profile?.phone_code,
    phone_number: profile?.phone_number,
    user_country_id: profile?.country_id,
    user_country_code: profile?.country_code,
  });
}

function verificationOf(profile: ProfileRow | undefined, types: readonly VerificationType[]) {
  const internal = profile?.internal_verification_status ?? DOCUMENTS.none;
  return {
    user_status_id: isInReview(profile) ? 1 : 0,
    verification_status: profile?.verification_status ?? NOT_VERIFIED,
    internal_verification_status: internal,
    verification_types: [...types],
    requested_additional_document: profile?.is_document_requested ?? false,
    show_verification_modal_on_deposit_page: profile?.is_verification_asked_at_deposit ?? false,
  };
}

/** Returns the days left to activate a contact; null if none has to be activated. */
function daysToActivate(
  player: UserData['player'],
  profile: ProfileRow | undefined,
  now: Date,
): number | null {
  const activation = activationOf(profile);
  const emailWaits = player.email !== null && !isEmailConfirmed(profile);
  const phoneWaits = profile?.phone_number != null && activation < 2;
  if (!emailWaits && !phoneWaits) return null;
  return Math.max(0, ACTIVATION_DAYS - wholeDays(now, player.registered_at));
}

function wholeDays(now: Date, since: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
}
