import type {
  CheckType,
  Verification as Shown,
  VerificationCheck,
  VerificationFrame,
  VerificationStep,
} from '@touchline/contract';
import { createHmac, randomBytes } from 'node:crypto';
import { type Db, ProblemError, seconds, ProviderSilentError } from '../../kernel/index.ts';
import { lockWithAccounts } from '../../ledger/index.ts';
import { type Site, originOf } from '../../site/index.ts';
import { findProfile, isVerified } from '../../accounts/index.ts';
import { canBegin, isOpen, nextLookUp } from './checkRules.ts';
import type { CheckEvents } from './checkEvents.ts';
import * as store from './checks.store.ts';
import type { CheckRow } from './checks.store.ts';
import { identityOf } from './identity.ts';
import { isCheckType, requiredTypes } from './requiredTypes.ts';
import type { OfferedType, Verifiers } from './verifiers/verifiersFile.ts';

/** Steps that a player sees. */
const SHOWN_STEPS = 50;
/** Least time between two look-ups that a waiting player causes, ms. */
const BETWEEN_LOOKS = 5000;

export interface VerificationDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly verifiers: Verifiers;
  readonly events: CheckEvents;
}

export interface WantedFrame {
  readonly type: CheckType;
  /** Two letters. */
  readonly language: string;
}

/** Verification of players by verifiers. */
export interface Verification {
  overview(site: Site, playerId: bigint): Promise<Shown>;
  /**
   * Begins or continues a check and opens the verifier's page. Throws a ProblemError: 404 if the player can't choose the
   * type, 409 while nothing can be sent, 503 without an answer of the verifier.
   */
  start(site: Site, playerId: bigint, wanted: WantedFrame): Promise<VerificationFrame>;
  /** Asks the verifier about a check, at most once in five seconds. Throws a ProblemError 404. */
  refresh(site: Site, playerId: bigint, checkId: string): Promise<Shown>;
  /** Asks the verifier about a check that is due. */
  lookUp(checkId: string): Promise<void>;
}

const notOffered = () =>
  new ProblemError(404, 'CHECK_NOT_OFFERED', 'You don’t need this verification: check the list again.');

const nothingToSend = () =>
  new ProblemError(409, 'NOTHING_TO_SEND', 'There is nothing to send now: wait for the result.');

const silent = () =>
  new ProblemError(503, 'VERIFIER_DOWN', 'The verification service doesn’t answer: try again in a minute.');

export function createVerification({ db, now, verifiers, events }: VerificationDeps): Verification {
  async function overview(site: Site, playerId: bigint): Promise<Shown> {
    const profile = await findProfile(db, playerId);
    const latest = await store.latestOf(db, playerId);
    const proved = await store.provedTypesOf(db, playerId);
    const types = requiredTypes(site, profile, verifiers);
    const asked = latest.flatMap((check) => (isOpen(check) ? [check.type] : []));
    const shown = [...new Set([...types.filter(isCheckType), ...asked])];
    return {
      isVerified: isVerified(profile),
      identity: await identityOf(db, { site, playerId, verifiers }),
      types,
      checks: shown.map((type) =>
        shownCheck(
          type,
          latest.find((check) => check.type === type),
          { isProved: proved.has(type), offered: verifiers.ofType(type) },
        ),
      ),
      history: (await store.stepsOf(db, playerId, SHOWN_STEPS)).map(shownStep),
    };
  }

  /** Returns the check that the player continues, a new one if none is open. */
  function opened(site: Site, playerId: bigint, offered: OfferedType): Promise<CheckRow> {
    return db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      const last = (await store.latestOf(trx, playerId)).find(({ type }) => type === offered.type);
      const profile = await findProfile(trx, playerId);
      const isAsked = last !== undefined && isOpen(last);
      if (!isAsked && !requiredTypes(site, profile, verifiers).includes(offered.type)) throw notOffered();
      if (!canBegin(last)) throw nothingToSend();
      if (last && (last.state === 'started' || last.state === 'documents')) return last;
      const started = {
        verifier: offered.verifier,
        expires_at: new Date(now().getTime() + offered.expires * 1000),
      };
      const row =
        last?.state === 'asked'
          ? last
          : await store.insertCheck(trx, {
              ...started,
              id: randomBytes(16).toString('hex'),
              player_id: playerId,
              site_id: site.id,
              type: offered.type,
              state: 'started',
              created_at: now(),
            });
      return events.moveIn(trx, row, { state: 'started', source: 'player', more: started });
    });
  }

  async function lookUp(id: string, before: Date): Promise<void> {
    const row = await store.checkById(db, id);
    const verifier = row?.verifier == null ? undefined : verifiers.of(row.verifier);
    const due = row ? nextLookUp(row, now()) : null;
    if (!row || !(await store.reserveLookUp(db, id, { now: now(), due, before }))) return;
    if (!verifier || row.reference === null) return;
    try {
      await events.applyState(id, await verifier.lookUp(id));
    } catch (error) {
      if (!(error instanceof ProviderSilentError)) throw error;
    }
  }

  const lookUpNow = (id: string): Promise<void> => lookUp(id, new Date(now().getTime() - BETWEEN_LOOKS));

  return {
    overview,
    async start(site, playerId, { type, language }) {
      const offered = verifiers.ofType(type);
      if (!offered) throw notOffered();
      const { id, verifier: name, reference: known } = await opened(site, playerId, offered);
      const verifier = name === null ? undefined : verifiers.of(name);
      if (!verifier || name === null) throw silent();
      try {
        const reference = known ?? (await begin(id, playerId, name, { level: offered.level, site }));
        const { url, expiresAt } = await verifier.openFrame(reference, language);
        return { checkId: id, url, expiresAt: seconds(expiresAt) };
      } catch (error) {
        if (error instanceof ProviderSilentError) throw silent();
        throw error;
      }
    },
    async refresh(site, playerId, checkId) {
      const row = await store.checkById(db, checkId);
      if (row?.player_id !== playerId) throw notOffered();
      await lookUpNow(checkId);
      return overview(site, playerId);
    },
    lookUp: (checkId) => lookUpNow(checkId),
  };

  /** Begins a check at its verifier and stores the verifier's id. */
  async function begin(
    id: string,
    playerId: bigint,
    name: string,
    { level, site }: { readonly level: string; readonly site: Site },
  ): Promise<string> {
    const verifier = verifiers.of(name);
    const said = await verifier?.begin({
      ref: id,
      level,
      customer: pseudonym(id, playerId),
      notifyUrl: `${originOf(site)}/verifiers/${name}/events`,
    });
    if (said?.reference === undefined) throw new ProviderSilentError('The verifier gave no id.');
    const { reference } = said;
    await db.transaction().execute(async (trx) => {
      const row = await store.lockCheck(trx, id);
      if (!row) return;
      await store.updateCheck(trx, id, {
        reference,
        look_up_due_at: nextLookUp({ ...row, reference }, now()),
      });
    });
    return reference;
  }
}

/** Returns what a verifier knows a player by: it can't be traced to the account without our database. */
function pseudonym(checkId: string, playerId: bigint): string {
  return createHmac('sha256', checkId).update(String(playerId)).digest('hex').slice(0, 32);
}

function shownCheck(
  type: CheckType,
  check: CheckRow | undefined,
  { isProved, offered }: { readonly isProved: boolean; readonly offered: OfferedType | undefined },
): VerificationCheck {
  return {
    type,
    steps: offered?.steps ?? [],
    isProved,
    canBegin: offered !== undefined && canBegin(check),
    ...(check && {
      id: check.id,
      state: check.state,
      startedAt: seconds(check.created_at),
      ...(check.reason === null ? {} : { reason: check.reason }),
      ...(check.document === null ? {} : { document: check.document }),
      ...(check.note === null ? {} : { note: check.note }),
      ...(check.decided_at === null ? {} : { decidedAt: seconds(check.decided_at) }),
      ...(check.expires_at === null || !isOpen(check) ? {} : { expiresAt: seconds(check.expires_at) }),
      ...(check.lapses_at === null || !check.is_proved ? {} : { lapsesAt: seconds(check.lapses_at) }),
    }),
  };
}

const shownStep = ({ id, at, type, state, reason, document, source }: store.StepRow): VerificationStep => ({
  id: String(id),
  at: seconds(at),
  type,
  state,
  ...(reason === null ? {} : { reason }),
  ...(document === null ? {} : { document }),
  by: source,
});
