import * as v from 'valibot';
import { pauseReadsWhile } from '../../platform/api/api.ts';
import { after } from '../../platform/clock/after.ts';
import { pagePollDeps } from '../../platform/tabs/pagePoll.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import { startPoll, storedAnswerSchema, type PollDeps } from '../../platform/tabs/sharedPoll.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import { refreshSession } from './session.api.ts';
import { session } from './session.store.ts';

/** Interval of session polling, by one tab for all, ms. */
export const SESSION_POLL = 60_000;
/** Delay before a page without a player polls once more, ms: its first request may have failed. */
const SECOND_LOOK = 8_000;

export interface SessionPollDeps extends Omit<PollDeps<null>, 'name' | 'period' | 'ask' | 'take'> {
  isSomebodyIn(): boolean;
  /** Requests the session and notifies the other tabs of changes. Never rejects. */
  ask(): Promise<unknown>;
}

/** Polls the session every minute while a page is visible, and at once when one becomes visible after that time. */
export function startSessionPoll({ isSomebodyIn, ask, ...deps }: SessionPollDeps): void {
  startPoll<null>({
    ...deps,
    name: 'session',
    pauseAfter: 0,
    firstAfter: SESSION_POLL,
    period: () => SESSION_POLL,
    ask: () => ask().then(() => null),
    // The other tabs are notified of changes only, by `tabs`.
    take: () => undefined,
  });
  deps.deadline(deps.now() + SECOND_LOOK, () => void (isSomebodyIn() || ask()));
}

/** Longest wait for the end of a sign-out by another tab, which may be closed or frozen meanwhile, ms. */
const PATIENCE = 5_000;

/** Resolves when another tab that is signing out has done so, or has failed. */
function untilOtherTabIsDone(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      unsubscribe();
      cancel();
      resolve();
    };
    const cancel = after(PATIENCE, end);
    const unsubscribe = tabs.subscribe(
      ({ type }) => (type === 'signed-out' || type === 'signed-in') && end(),
    );
  });
}

/** Pauses this page's reads of the player while another tab signs out. */
export function followOtherTabs(): void {
  tabs.subscribe(({ type }) => {
    if (type === 'signing-out' && session.player) void pauseReadsWhile(untilOtherTabIsDone);
  });
}

/** Starts polling the session in this page. Not needed before the first screen. */
export function pollSession(): void {
  startSessionPoll({
    ...pagePollDeps,
    cell: sharedCell('session.askedAt', storedAnswerSchema(v.null())),
    isSomebodyIn: () => session.player !== null,
    ask: askForAll,
  });
}

/** Refreshes the session and has the other tabs refresh theirs if it changed; a failed request changes nothing. */
async function askForAll(): Promise<void> {
  const before = session.player?.id;
  const player = await refreshSession().catch(() => session.player);
  if (player?.id === before) return;
  tabs.send(player ? { type: 'signed-in', playerId: player.id } : { type: 'signed-out' });
}
