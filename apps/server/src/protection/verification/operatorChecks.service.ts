import type {
  AdditionalDocument,
  CheckReason,
  CheckType,
  VerificationType,
} from '@touchline/contract/verification';
import type { OperatorCheck, OperatorCheckStep, PlayerVerification } from '@touchline/contract/operators';
import { randomBytes } from 'node:crypto';
import {
  changesBetween,
  type Db,
  type Trx,
  type RecordChange,
  ProblemError,
  wrongField,
  seconds,
  ProviderSilentError,
} from '../../kernel/index.ts';
import { findPlayer, changeProfile, findProfile, isVerified } from '../../accounts/index.ts';
import { lockWithAccounts } from '../../ledger/index.ts';
import { siteById, type Site, type Sites } from '../../site/index.ts';
import { isOpen } from './checkRules.ts';
import type { CheckEvents } from './checkEvents.ts';
import * as store from './checks.store.ts';
import type { CheckRow } from './checks.store.ts';
import { checkTypesOf, isCheckType, requiredTypes } from './requiredTypes.ts';
import type { Standing } from './standing.ts';
import type { Verifiers } from './verifiers/verifiersFile.ts';

/** Steps that an operator sees. */
const SHOWN_STEPS = 200;

export interface OperatorChecksDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly verifiers: Verifiers;
  readonly events: CheckEvents;
  readonly standing: Standing;
  readonly notify: (playerId: bigint) => void;
}

/** An operator's change, with its record in the audit log. */
export interface OperatorAct {
  readonly operator: string;
  readonly record: RecordChange;
}

/** Decisions of operators about the checks of players. */
export interface OperatorChecks {
  of(playerId: bigint): Promise<PlayerVerification>;
  /**
   * Sets the group and types of a player; null and no types are the site's. Throws a ProblemError 400 for an unknown
   * group, or a type that the site doesn't offer.
   */
  setTypes(
    playerId: bigint,
    change: { readonly group: string | null; readonly types: readonly VerificationType[] },
    act: OperatorAct,
  ): Promise<void>;
  /**
   * Asks for a check, also again; an approval holds until the new decision. Throws a ProblemError: 400 if the site
   * doesn't offer the type, 409 while a check of it is open.
   */
  ask(
    playerId: bigint,
    asked: { readonly type: CheckType; readonly note: string | null; readonly closes: boolean },
    act: OperatorAct,
  ): Promise<void>;
  /**
   * Asks for an additional document at the verifier of a check. Throws a ProblemError: 404, 409 if nothing was sent to
   * the verifier, 503 without its answer.
   */
  askDocument(
    checkId: string,
    asked: { readonly document: AdditionalDocument; readonly note: string | null },
    act: (playerId: bigint) => OperatorAct,
  ): Promise<void>;
  /** Decides a type in place of its verifier. */
  override(
    playerId: bigint,
    decision: {
      readonly type: CheckType;
      readonly state: 'approved' | 'refused';
      readonly reason: CheckReason | null;
      readonly note: string | null;
    },
    act: OperatorAct,
  ): Promise<void>;
}

const noCheck = () => new ProblemError(404, 'CHECK_NOT_FOUND', 'Check not found: load the player again.');
const isOpenAlready = () =>
  new ProblemError(409, 'CHECK_OPEN', 'A check of this type is open already: wait for it, or decide it.');
const notSent = () =>
  new ProblemError(
    409,
    'NOTHING_SENT',
    'Nothing was sent to the verifier, or the check has ended: ask for the check again.',
  );
const silent = () =>
  new ProblemError(503, 'VERIFIER_DOWN', 'The verifier doesn’t answer: try again in a minute.');

export function createOperatorChecks(deps: OperatorChecksDeps): OperatorChecks {
  const { db, now, sites, verifiers, events, standing, notify } = deps;

  const siteOf = async (on: Db, playerId: bigint) =>
    siteById(sites, (await findPlayer(on, playerId)).site_id);

  /** Makes a change with the player locked, and notifies the player. */
  async function changed(playerId: bigint, work: (trx: Trx) => Promise<void>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      await work(trx);
    });
    notify(playerId);
  }

  function requireOffered(site: Site | undefined, type: VerificationType, path: string): void {
    const isOffered = isCheckType(type)
      ? site && checkTypesOf(site, verifiers).includes(type)
      : site?.config.isShowIdentification;
    if (isOffered) return;
    throw wrongField(
      path,
      'not-offered',
      `The player’s site doesn’t offer ${type}, or the platform has no verifier for it: choose another type.`,
    );
  }

  const latest = async (on: Db, playerId: bigint, type: CheckType): Promise<CheckRow | undefined> =>
    (await store.latestOf(on, playerId)).find((check) => check.type === type);

  async function insert(
    trx: Trx,
    { playerId, type, state }: { playerId: bigint; type: CheckType; state: 'asked' },
  ) {
    const { site_id: siteId } = await findPlayer(trx, playerId);
    return store.insertCheck(trx, {
      id: randomBytes(16).toString('hex'),
      player_id: playerId,
      site_id: siteId,
      type,
      verifier: null,
      state,
      created_at: now(),
    });
  }

  return {
    async of(playerId) {
      const site = await siteOf(db, playerId);
      const profile = await findProfile(db, playerId);
      const steps = await store.stepsOf(db, playerId, SHOWN_STEPS);
      return {
        isVerified: isVerified(profile),
        group: profile?.verification_group ?? null,
        ownTypes: requiredOwn(profile?.verification_types ?? []),
        types: site ? requiredTypes(site, profile, verifiers) : [],
        groups: site?.verification.groups ?? [],
        checkTypes: site ? checkTypesOf(site, verifiers) : [],
        checks: (await store.checksOf(db, playerId)).map(shownCheck),
        steps: steps.map(shownStep),
      };
    },
    async setTypes(playerId, { group, types }, { record }) {
      const site = await siteOf(db, playerId);
      if (group !== null && !site?.verification.groups.some(({ code }) => code === group))
        throw wrongField('/group', 'unknown', `The site has no group ${group}: choose another.`);
      for (const [index, type] of types.entries()) requireOffered(site, type, `/types/${index}`);
      await changed(playerId, async (trx) => {
        const profile = await findProfile(trx, playerId);
        const before = {
          group: profile?.verification_group ?? null,
          types: profile?.verification_types ?? [],
        };
        await changeProfile(trx, playerId, { verification_group: group, verification_types: [...types] });
        await standing.update(trx, playerId, 'other');
        await record(trx, changesBetween(before, { group, types }));
      });
    },
    async ask(playerId, { type, note, closes }, { operator, record }) {
      requireOffered(await siteOf(db, playerId), type, '/type');
      await changed(playerId, async (trx) => {
        const last = await latest(trx, playerId, type);
        if (last && isOpen(last)) throw isOpenAlready();
        const row = await insert(trx, { playerId, type, state: 'asked' });
        await events.moveIn(trx, row, { state: 'asked', source: 'operator', operator, more: { note } });
        if (closes) await closeDoors(trx, playerId);
        await record(trx, {
          before: { state: last?.state ?? null },
          after: { type, state: 'asked', note, closes },
        });
      });
    },
    async askDocument(checkId, { document, note }, act) {
      const row = await store.checkById(db, checkId);
      if (!row) throw noCheck();
      const verifier = row.verifier === null ? undefined : verifiers.of(row.verifier);
      if (!verifier || row.reference === null || !isAtVerifier(row)) throw notSent();
      try {
        await verifier.askDocument(row.reference, document);
      } catch (error) {
        if (error instanceof ProviderSilentError) throw silent();
        throw error;
      }
      const { operator, record } = act(row.player_id);
      await changed(row.player_id, async (trx) => {
        const current = await store.lockCheck(trx, checkId);
        if (!current || !isAtVerifier(current)) throw notSent();
        await events.moveIn(trx, current, {
          state: 'documents',
          source: 'operator',
          operator,
          document,
          more: { note, overridden_by: null },
        });
        await record(trx, {
          before: { state: current.state },
          after: { type: current.type, state: 'documents', document, note },
        });
      });
    },
    async override(playerId, { type, state, reason, note }, { operator, record }) {
      await changed(playerId, async (trx) => {
        const last = await latest(trx, playerId, type);
        const row = last ?? (await insert(trx, { playerId, type, state: 'asked' }));
        await events.moveIn(trx, row, {
          state,
          source: 'operator',
          operator,
          reason: state === 'refused' ? (reason ?? 'other') : undefined,
          more: { note, overridden_by: operator },
        });
        await record(trx, {
          before: { state: last?.state ?? null },
          after: { type, state, ...(reason === null ? {} : { cause: reason }) },
        });
      });
    },
  };
}

/** Returns whether an additional document can be asked for. */
const isAtVerifier = ({ state }: CheckRow): boolean =>
  state === 'pending' || state === 'documents' || state === 'approved';

const requiredOwn = (stored: readonly string[]): VerificationType[] =>
  (['document', 'identity', 'address'] as const).filter((type) => stored.includes(type));

/** Closes deposits and play until the player is verified. */
async function closeDoors(trx: Trx, playerId: bigint): Promise<void> {
  await trx
    .insertInto('player_blocks')
    .values({ player_id: playerId, is_verification_required: true })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ is_verification_required: true }))
    .execute();
}

const shownCheck = (row: CheckRow): OperatorCheck => ({
  id: row.id,
  type: row.type,
  verifier: row.verifier,
  reference: row.reference,
  state: row.state,
  reason: row.reason,
  document: row.document,
  note: row.note,
  createdAt: seconds(row.created_at),
  decidedAt: row.decided_at && seconds(row.decided_at),
  expiresAt: row.expires_at && seconds(row.expires_at),
  lapsesAt: row.lapses_at && seconds(row.lapses_at),
});

const shownStep = (row: store.StepRow): OperatorCheckStep => ({
  id: String(row.id),
  at: seconds(row.at),
  checkId: row.check_id,
  type: row.type,
  state: row.state,
  reason: row.reason,
  document: row.document,
  by: row.source,
  operator: row.operator,
});
