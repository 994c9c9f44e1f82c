import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pendingGrants } from '../../composition/pendingGrantKinds.ts';
import { createTestDatabase } from '../../testing/database.ts';

const SOURCES = join(import.meta.dirname, '..', '..');
const WHAT_TO_DO =
  'If somebody gets access by it later, add a PendingGrant to pendingGrantKinds.ts and a case to pendingGrantsWorld.ts; otherwise list it in this test with the reason.';

/** Access of operators, which `staff/endAccess.ts` ends, and the suites of their sign-in try. */
const OF_STAFF = 'access of an operator';

/** Columns that look like a secret, and the reason for which they are no pending grant of a player. */
const OTHER_COLUMNS: Readonly<Record<string, string>> = {
  'access_tokens.token_hash': 'belongs to a session, and is deleted with it',
  'audit_head.hash': 'protects the audit log',
  'bonus_codes.code': 'money, removed by exclusions',
  'bonus_grants.token': 'money, removed by exclusions',
  'captchas.device_hash': 'belongs to a device: its pass allows one attempt, to anybody',
  'captchas.pass_hash': 'belongs to a device: its pass allows one attempt, to anybody',
  'coupon_codes.code': 'a shared coupon, public',
  'coupon_codes.content_hash': 'recognises repeated content',
  'coupons.promo_code': 'money, removed by exclusions',
  'coupons.request_hash': 'recognises a repeated request',
  'game_failures.code': 'an error of a game',
  'game_operations.request_hash': 'recognises a repeated request',
  'game_sessions.maker_token_hash': 'an open game belongs to its sign-in, and its bets are refused after it',
  'games.fed_hash': 'recognises repeated content',
  'idempotency_keys.request_hash': 'recognises a repeated request',
  'mails.secret_kind': 'kind of a secret that a mail contains',
  'limits.return_secret':
    'made by the exclusion itself, whose player can’t sign in: it only requests the return, a day later',
  'maker_nonces.nonce': 'a used number of a maker',
  'operator_actions.hash': 'protects the audit log',
  'one_time_codes.guid': 'public name of a code',
  'passkey_challenges.user_handle': 'public name of the player',
  'passkeys.user_handle': 'public name of the player',
  'phone_codes.guid': 'public name of a code',
  'player_profiles.country_code': 'of a country',
  'player_profiles.phone_code': 'of a country',
  'players.password_hash': 'what the player signs in with',
  'players.ref_code': 'public: brings friends',
  'promo_codes.code': 'money, removed by exclusions',
  'provider_events.body_hash': 'recognises a repeated event',
  'reconciliations.hash': 'recognises repeated content',
  'registration_choices.promo_code': 'money, removed by exclusions',
  'registration_choices.promo_code_state': 'money, removed by exclusions',
  'security_questions.answer_hash': 'what the player recovers the password with, besides a code',
  'sessions.secret_hash': 'an open session, not a pending grant',
  'staff.password_hash': OF_STAFF,
  'staff.totp_secret': OF_STAFF,
  'staff_challenges.guid_hash': OF_STAFF,
  'staff_challenges.nonce': OF_STAFF,
  'staff_challenges.owner_hash': OF_STAFF,
  'staff_challenges.secret': OF_STAFF,
  'staff_invitations.token_hash': OF_STAFF,
  'staff_sessions.secret_hash': OF_STAFF,
  'staff_tokens.token_hash': OF_STAFF,
  'staff_unknown_emails.email_hash': 'counts wrong attempts',
  'text_messages.secret_kind': 'kind of a secret that a message contains',
  'two_steps.recovery_hashes': 'what the player signs in with, besides the first step',
  'verification_checks.verifier': 'name of a company',
  'verification_events.body_hash': 'recognises a repeated event',
  'verification_events.verifier': 'name of a company',
};

test('every column that looks like a secret is one of a pending grant, or is none for a reason', async () => {
  const { db, close } = await createTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'
      and column_name ~ '(token|ticket|challenge|secret|nonce|guid|hash|verifier|handle|^code|_code)'
      and data_type in ('text', 'character varying', 'bytea', 'uuid', 'ARRAY')
    order by 1`.execute(db);
  await close();
  const known = [...pendingGrants.flatMap(({ columns }) => columns), ...Object.keys(OTHER_COLUMNS)];
  const names = rows.map(({ name }) => name);
  expect(
    names.filter((name) => !known.includes(name)),
    `Unlisted columns. ${WHAT_TO_DO}`,
  ).toEqual([]);
  expect(
    known.filter((name) => !names.includes(name)),
    'Listed columns that don’t exist any more: remove them.',
  ).toEqual([]);
});

const GENERATOR =
  /\b(?:makeSecret|makeGuid|randomBytes|randomInt|randomUUID|getRandomValues|newToken|mailedLinks)\(/;
const REFERENCE = 'the name of a row, worthless without a session';
const PURE = 'makes random values for others';

/** Modules that make random values or sealed links: the pending grant that is made there, or the reason for none. */
const MODULES: Readonly<Record<string, { readonly grant: string } | string>> = {
  'entry/access/guid.ts': PURE,
  'entry/access/openEntry.ts': { grant: 'second step of a sign-in' },
  'entry/access/passkeys/challenges.ts': { grant: 'passkey challenge' },
  'entry/access/passkeys/passkeys.service.ts': 'public name of the player for passkeys',
  'entry/access/qrSignIn/qrSignIn.service.ts': { grant: 'QR sign-in' },
  'entry/access/twoStep/totp.ts': { grant: 'setup of an authenticator app' },
  'entry/access/twoStep/twoStep.service.ts': 'recovery codes, what the player signs in with',
  'accounts/accountNumbers/accountNumbers.ts': 'the key of digests',
  'accounts/passwords.ts': 'a password that nobody has',
  'accounts/secrets.ts': PURE,
  'accounts/sessions.ts': 'secrets of open sessions',
  'app.ts': 'names of requests in the log',
  'rewards/bonuses/granting.service.ts': 'codes for free bets, removed by exclusions',
  'kernel/bus/redisBus.ts': 'names of processes',
  'entry/captcha/captcha.ts': 'passes of devices: one attempt, to anybody',
  'entry/captcha/devices.ts': 'names of devices',
  'casino/catalogue/testing.ts': 'for tests',
  'cashier/consultant/consultant.service.ts': REFERENCE,
  'betting/coupons/sharedCoupons/makeCode.ts': 'shared coupons, public',
  'ledger/exchange/quotes.ts': REFERENCE,
  'betting/feed/exchange.ts': 'names of processes',
  'casino/freeRounds/freeRoundsAdmin.service.ts': REFERENCE,
  'kernel/http/headers.ts': 'nonces of pages',
  'protection/limits/changes/changes.service.ts': { grant: 'change of limits with questions' },
  'protection/limits/changes/changes.store.ts': 'requests the return from an exclusion, which makes it',
  'messages/mailings/mailings.service.ts':
    'links that stop mails and nothing else; laws require that they work for months. A new address ends them',
  'casino/makerWallet/conformance/world.ts': 'for tests',
  'casino/makerWallet/desk/desk.ts': 'for tests of makers',
  'casino/makers/signature.ts': 'nonces of calls',
  'accounts/oneTimeCodes/oneTimeCodes.service.ts': { grant: 'one-time code' },
  'cashier/payments/conversion/depositQuotes.ts': REFERENCE,
  'cashier/payments/depositActs.service.ts': REFERENCE,
  'cashier/payments/depositParts.ts': REFERENCE,
  'cashier/payments/deposits.service.ts': REFERENCE,
  'cashier/payments/withdrawals/withdrawals.service.ts': REFERENCE,
  'casino/rounds/makerPlayers.store.ts': 'names of players for makers',
  'casino/rounds/sessions.store.ts': { grant: 'launch of a game' },
  'delivery/secretBox/openSecretBox.ts': 'keys of the platform',
  'delivery/secretBox/secretBox.ts': 'encryption',
  'entry/security/security.service.ts': { grant: 'one-time code' },
  'site/siteState/siteState.routes.ts': 'spreads refreshes',
  'entry/social/browser.ts': 'names of browsers',
  'entry/social/localProvider.routes.ts': 'a company for tests',
  'entry/social/oneTap.service.ts': { grant: 'social sign-in' },
  'entry/social/social.service.ts': { grant: 'social sign-in' },
  'operators/ops/staff/staffAdmin.service.ts': OF_STAFF,
  'staff/profile/profile.service.ts': OF_STAFF,
  'staff/signIn/challenges.ts': OF_STAFF,
  'staff/signIn/sessions.ts': OF_STAFF,
  'staff/signIn/sso.service.ts': OF_STAFF,
  'protection/verification/operatorChecks.service.ts': REFERENCE,
  'protection/verification/verification.service.ts':
    'names of checks at a verifier, whose frame the platform can’t close: it opens nothing of the account',
};

test('every module that makes secrets makes a pending grant, or none for a reason', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .filter((file) => GENERATOR.test(readFileSync(join(SOURCES, file), 'utf8')));
  const listed = Object.keys(MODULES);
  expect(
    files.filter((file) => !listed.includes(file)),
    `Unlisted modules. ${WHAT_TO_DO}`,
  ).toEqual([]);
  expect(
    listed.filter((file) => !files.includes(file)),
    'Listed modules that make no secrets any more: remove them.',
  ).toEqual([]);
  const grants = Object.values(MODULES).flatMap((made) => (typeof made === 'string' ? [] : [made.grant]));
  expect([...new Set(grants)].toSorted()).toEqual(pendingGrants.map(({ name }) => name).toSorted());
});
