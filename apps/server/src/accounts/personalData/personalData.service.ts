import type { DataChange, PersonalChange, PersonalData as Shown } from '@touchline/contract';
import { documentTypes } from '@touchline/contract/documents';
import { personalFields, type PersonalField } from '@touchline/contract/personalData';
import type { AccountSite } from '../accountSite.ts';
import { findPlayer } from '../players.ts';
import { lasting, needsData, requireDetails } from '../registrationRules.ts';
import { type Db, type Trx, parseId, ProblemError, wrongField, seconds } from '../../kernel/index.ts';
import { findProfile, type ProfileRow } from '../profile.ts';
import { isInReview, isVerified } from '../profileStatus.ts';
import { lockPlayer, type Wallet } from '../../ledger/index.ts';
import { dataChangesBefore, shownChange } from './dataChanges.ts';
import { requireDocumentData } from './documentData.ts';
import { fieldRules, lockOf } from './fieldRules.ts';
import { changedFieldsOf, changePersonalValues, personalValuesOf } from './personalValues.ts';

const MAIN = 0;

const ofDocument: ReadonlySet<PersonalField> = new Set([
  'date_birthday',
  'document_type_id',
  'passport_date',
  'passport_end_date',
]);

export interface PersonalDataDeps {
  readonly db: Db;
  readonly wallet: Pick<Wallet, 'accounts'>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Players' personal data and the history of its changes. */
export interface PersonalData {
  overview(site: AccountSite, playerId: bigint): Promise<Shown>;
  /**
   * Throws a ProblemError: 400 that names an invalid field, 409 FIELD_LOCKED with all fields the player can't change.
   */
  change(site: AccountSite, playerId: bigint, change: PersonalChange): Promise<Shown>;
  /** Returns changes, newest first. */
  history(
    playerId: bigint,
    before: string | undefined,
  ): Promise<{ changes: DataChange[]; next: string | null }>;
}

export function createPersonalData({ db, wallet, now }: PersonalDataDeps): PersonalData {
  async function overview(site: AccountSite, playerId: bigint): Promise<Shown> {
    const [player, profile, accounts] = await Promise.all([
      findPlayer(db, playerId),
      findProfile(db, playerId),
      wallet.accounts(playerId),
    ]);
    const main = accounts.find(({ type }) => type === MAIN) ?? accounts[0];
    const active = accounts.find(({ isActive }) => isActive) ?? main;
    const phone = player.phone ?? `${profile?.phone_code ?? ''}${profile?.phone_number ?? ''}`;
    return {
      number: player.login,
      ...(player.login_name === null ? {} : { login: player.login_name }),
      mainId: String(main?.id ?? ''),
      activeId: String(active?.id ?? ''),
      registeredAt: seconds(player.registered_at),
      ...(player.email === null ? {} : { email: player.email }),
      ...(phone === '' ? {} : { phone }),
      isVerified: isVerified(profile),
      values: personalValuesOf(profile),
      locked: locksOf(site, profile),
      documentTypes: documentTypes.map(({ id, name }) => ({ id, name })),
    };
  }

  return {
    overview,
    async change(site, playerId, change) {
      await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const profile = await findProfile(trx, playerId);
        requireUnlocked(site, profile, change);
        await storeChange(trx, { site, profile, change, author: { playerId, at: now(), operator: null } });
      });
      return overview(site, playerId);
    },
    async history(playerId, before) {
      const { rows, next } = await dataChangesBefore(db, playerId, parseId(before ?? ''));
      return { changes: rows.map(shownChange), next };
    },
  };
}

/** Returns the fields that a player can't change now. */
function locksOf(site: AccountSite, profile: ProfileRow | undefined): Shown['locked'] {
  const values = personalValuesOf(profile);
  const rules = fieldRules({ safety: site.safety, own: site.personalData.rules, country: values.country });
  const standing = {
    isInReview: isInReview(profile),
    isVerified: isVerified(profile),
  };
  return personalFields.flatMap((field) => {
    const cause = lockOf(rules[field], values[field] !== undefined, standing);
    return cause === undefined ? [] : [{ field, cause }];
  });
}

function requireUnlocked(site: AccountSite, profile: ProfileRow | undefined, change: PersonalChange): void {
  const changed = new Set<PersonalField>(changedFieldsOf(profile, change));
  const refused = locksOf(site, profile).filter(({ field }) => changed.has(field));
  if (refused.length === 0) return;
  throw new ProblemError(
    409,
    'FIELD_LOCKED',
    `You can’t change ${refused.map(({ field }) => field).join(', ')} yourself now: contact support.`,
    refused.map(({ field, cause }) => ({ path: `/${field}`, code: cause })),
  );
}

interface NewValues {
  readonly site: AccountSite;
  /** The profile before the change. */
  readonly profile: ProfileRow | undefined;
  readonly change: PersonalChange;
  readonly author: { readonly playerId: bigint; readonly at: Date; readonly operator: string | null };
}

/** Checks and stores changed data with its history. Throws a ProblemError 400 that names an invalid field. */
export async function storeChange(trx: Trx, { site, profile, change, author }: NewValues): Promise<void> {
  const known = personalValuesOf(profile);
  const changed = new Set(changedFieldsOf(profile, change));
  // Fields that a registration may require can't be emptied once they are known.
  const emptied = lasting.find((field) => changed.has(field) && change[field] === null);
  if (emptied) throw wrongField(`/${emptied}`, 'required', `${emptied} can’t be left empty: fill it in.`);
  const values = { ...known, ...change };
  const { country, date_birthday, name, surname } = values;
  if (changed.has('country') && country != null) requireDetails(site, { country }, author.at);
  if (changed.has('date_birthday') && date_birthday != null) {
    requireDetails(site, { date_birthday }, author.at);
  }
  if ([...changed].some((field) => ofDocument.has(field))) {
    // An expired document that isn't changed is no fault of this change.
    const ends = changed.has('passport_end_date') ? values.passport_end_date : null;
    requireDocumentData({ ...values, passport_end_date: ends ?? null }, author.at, '');
  }
  const details = {
    country: country ?? undefined,
    date_birthday: date_birthday ?? undefined,
    name: name ?? undefined,
    surname: surname ?? undefined,
  };
  await changePersonalValues(trx, { author, before: profile }, change, {
    needs_data: profile?.needs_data === true && needsData(site, details),
  });
}
