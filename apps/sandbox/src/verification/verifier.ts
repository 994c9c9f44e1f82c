import { randomBytes } from 'node:crypto';
import type { Callbacks, Fault } from '../callbacks.ts';
import type { Clock } from '../clock.ts';
import type { Check, State, Store } from './store.ts';

/** Steps that the page asks for, by level. */
const steps: ReadonlyMap<string, readonly string[]> = new Map([
  ['id-and-selfie', ['document', 'selfie']],
  ['proof-of-address', ['address']],
]);

/** A change of a check, after a time. */
interface Planned {
  /** ms since the player has sent everything. */
  readonly after: number;
  readonly state: State;
  readonly reason?: string;
  readonly document?: string;
  /** Fault of the first delivery of its event. */
  readonly fault?: Fault;
  /** Number of times the same event is sent; 1 by default, 0 is without a call-back. */
  readonly times?: number;
  /** Age of the event when it is sent, ms. */
  readonly age?: number;
}

const SOON = 5000;
const MINUTE = 60_000;

/** Decisions of the verifier, by the outcome that the tester chooses on the page. */
export const outcomes: Readonly<
  Record<string, { readonly label: string; readonly plan: readonly Planned[] }>
> = {
  approved: { label: 'Approved', plan: [{ after: SOON, state: 'approved' }] },
  unreadable: {
    label: 'Refused: the photo is unreadable',
    plan: [{ after: SOON, state: 'refused', reason: 'unreadable' }],
  },
  selfie: {
    label: 'Refused: the selfie is of somebody else',
    plan: [{ after: SOON, state: 'refused', reason: 'selfie' }],
  },
  unheard: {
    label: 'Refused for a reason that the protocol doesn’t have',
    plan: [{ after: SOON, state: 'refused', reason: 'moon-phase' }],
  },
  bank: {
    label: 'A bank statement is asked for',
    plan: [{ after: SOON, state: 'documents', document: 'bankStatement' }],
  },
  pending: { label: 'Stays pending', plan: [] },
  late: {
    label: 'Expires, and is approved a minute later',
    plan: [
      { after: SOON, state: 'expired' },
      { after: MINUTE, state: 'approved' },
    ],
  },
  expired: { label: 'Expires', plan: [{ after: SOON, state: 'expired' }] },
  revoked: {
    label: 'Approved, and taken back a minute later',
    plan: [
      { after: SOON, state: 'approved' },
      { after: MINUTE, state: 'refused', reason: 'copy' },
    ],
  },
  thrice: {
    label: 'Approved, the event comes three times',
    plan: [{ after: SOON, state: 'approved', times: 3 }],
  },
  signature: {
    label: 'Approved, the first call-back has a wrong signature',
    plan: [{ after: SOON, state: 'approved', fault: 'signature' }],
  },
  time: {
    label: 'Approved, the first call-back has an old time',
    plan: [{ after: SOON, state: 'approved', fault: 'time' }],
  },
  silent: { label: 'Approved without a call-back', plan: [{ after: SOON, state: 'approved', times: 0 }] },
  order: {
    label: 'Approved, and an older event comes after it',
    plan: [
      { after: SOON, state: 'approved' },
      { after: SOON + 1000, state: 'pending', age: SOON },
    ],
  },
};

/** Time for which a page can be opened, ms. */
const FRAME_LASTS = 600_000;

export interface VerifierDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly callbacks: Callbacks;
}

export interface Verifier {
  /** Returns the check of a reference, a new one the first time; undefined for an unknown level. */
  begin(wanted: Pick<Check, 'ref' | 'level' | 'notifyUrl'>): Check | undefined;
  /** Returns the token of a new page and its end, ms. */
  openFrame(check: Check): { readonly token: string; readonly expiresAt: number };
  /** Returns the check of a page; undefined once the page has expired. */
  ofFrame(token: string): Check | undefined;
  /** Asks the player for one more document. */
  askDocument(check: Check, document: string): Check;
  /** Returns what the page asks for next; undefined once everything is sent. */
  nextStep(check: Check): string | undefined;
  /** Takes a step of the page; with the last one, everything is sent and the outcome decided. */
  send(check: Check, step: string, outcome: string): Promise<Check>;
}

/** Creates the verifier. */
export function createVerifier({ store, clock, callbacks }: VerifierDeps): Verifier {
  const now = (): number => clock.now().getTime();

  /** Changes a check and reports it. */
  async function move(
    id: string,
    { state, reason, document, fault, times = 1, age = 0 }: Planned,
  ): Promise<void> {
    const check = store.byId(id);
    if (!check) return;
    const at = now() - age;
    const changed: Check = { ...check, state, at, reason, document };
    // An event about the past changes nothing.
    if (age === 0) store.save(changed);
    const event = { id: `evt_${randomBytes(12).toString('hex')}`, at, check: shownCheck(changed) };
    for (let time = 0; time < times; time += 1) await callbacks.send(check.notifyUrl, event, fault);
  }

  const nextStep = ({ level, sent, state, document }: Check): string | undefined => {
    if (state === 'documents') return document;
    return state === 'started' ? steps.get(level)?.find((step) => !sent.includes(step)) : undefined;
  };

  return {
    begin({ ref, level, notifyUrl }) {
      const known = store.byRef(ref);
      if (known) return known;
      if (!steps.has(level)) return undefined;
      const id = `chk_${randomBytes(12).toString('hex')}`;
      const check: Check = { id, ref, level, notifyUrl, state: 'started', at: now(), sent: [] };
      store.save(check);
      return check;
    },
    openFrame({ id }) {
      const frame = {
        token: randomBytes(24).toString('base64url'),
        checkId: id,
        expiresAt: now() + FRAME_LASTS,
      };
      store.saveFrame(frame);
      return frame;
    },
    ofFrame(token) {
      const frame = store.frame(token);
      return frame && frame.expiresAt > now() ? store.byId(frame.checkId) : undefined;
    },
    askDocument(check, document) {
      if (check.state === 'documents' && check.document === document) return check;
      const asked: Check = { ...check, state: 'documents', at: now(), document };
      store.save(asked);
      return asked;
    },
    nextStep,
    async send(check, step, outcome) {
      const sent: Check = { ...check, sent: [...check.sent, step] };
      store.save(sent);
      if (check.state === 'started' && nextStep(sent) !== undefined) return sent;
      // A document that was asked for is accepted unless the tester chooses otherwise. Planned before the call-back, whose
      // receiver may let time pass at once.
      for (const planned of outcomes[outcome]?.plan ?? [])
        clock.after(planned.after, () => move(check.id, planned));
      await move(check.id, { after: 0, state: 'pending' });
      return store.byId(check.id) ?? sent;
    },
  };
}

/** Returns a check in the form of the protocol. */
export function shownCheck({ id, ref, state, at, reason, document }: Check): object {
  return {
    id,
    ref,
    state,
    at,
    ...(reason === undefined ? {} : { reason }),
    ...(document === undefined ? {} : { document }),
  };
}
