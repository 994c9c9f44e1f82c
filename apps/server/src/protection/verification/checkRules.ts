import type { CheckState } from '@touchline/contract/verification';
import type { CheckRow } from './checks.store.ts';

/** States that wait for the player or the verifier. */
export const openStates: readonly CheckState[] = ['asked', 'started', 'pending', 'documents'];

export const isOpen = ({ state }: Pick<CheckRow, 'state'>): boolean => openStates.includes(state);

/** States in which the player can open the verifier's page. */
const openForPlayer: readonly CheckState[] = [
  'asked',
  'started',
  'documents',
  'refused',
  'expired',
  'lapsed',
];

/**
 * Returns whether the player can begin or continue.
 * @param check the latest check of its type
 */
export const canBegin = (check: Pick<CheckRow, 'state'> | undefined): boolean =>
  check === undefined || openForPlayer.includes(check.state);

/**
 * States that a verifier's news may lead to. A decision may be late, and an approval may be taken back; nothing reopens
 * a check that was refused or ended.
 */
const moves: Readonly<Record<CheckState, readonly CheckState[]>> = {
  asked: [],
  started: ['pending', 'documents', 'approved', 'refused', 'expired'],
  pending: ['documents', 'approved', 'refused', 'expired'],
  documents: ['pending', 'approved', 'refused', 'expired'],
  approved: ['documents', 'refused'],
  refused: ['approved'],
  expired: ['approved', 'refused'],
  lapsed: [],
};

/** Returns whether a verifier's news may change a check from one state to another. */
export const mayMove = (from: CheckState, to: CheckState): boolean => moves[from].includes(to);

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Ages at which the verifier of an unfinished check is asked, ms; then every six hours. */
const AGES = [2, 10, 60, 360].map((minutes) => minutes * MINUTE);
/** Time after its last day for which a check that ended is asked about, ms: a decision may be late. */
const ASKED_AFTER_END = 7 * DAY;

/** Returns when the verifier of a check is asked next; null if it isn't any more. */
export function nextLookUp(
  {
    state,
    created_at: created,
    expires_at: expires,
    reference,
  }: Pick<CheckRow, 'state' | 'created_at' | 'expires_at' | 'reference'>,
  now: Date,
): Date | null {
  if (reference === null) return null;
  const isWaiting = state === 'started' || state === 'pending' || state === 'documents';
  const isLate =
    state === 'expired' && expires !== null && now.getTime() < expires.getTime() + ASKED_AFTER_END;
  if (!isWaiting && !isLate) return null;
  const age = now.getTime() - created.getTime();
  const planned = AGES.find((at) => at > age);
  return new Date(planned === undefined ? now.getTime() + 360 * MINUTE : created.getTime() + planned);
}

/** Returns when an approval of a moment ends; null if it never does. */
export function lapseAfter(days: number | undefined, now: Date): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * DAY);
}
