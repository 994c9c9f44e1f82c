import * as v from 'valibot';
import { serverNow } from '../../platform/clock/clock.ts';
import { deadline, onPageReturn } from '../../platform/clock/deadline.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import { turns } from '../../platform/tabs/turns.ts';
import { refreshSession } from './session.api.ts';
import { startSessionPoll } from './sessionPoll.ts';
import { session } from './session.store.ts';

/** Starts polling the session every minute, one tab for all. Not needed before the first screen. */
export function askEveryMinute(): void {
  startSessionPoll({
    askedAt: sharedCell('session.askedAt', v.number()),
    deadline,
    turns,
    now: serverNow,
    isVisible: () => document.visibilityState === 'visible',
    onReturn: onPageReturn,
    isSomebodyIn: () => session.player !== null,
    ask: askForAll,
  });
}

/** Refreshes the session and has the other tabs refresh theirs if it changed; a failed request changes nothing. */
async function askForAll(): Promise<void> {
  const before = session.player?.id;
  const player = await refreshSession().catch(() => session.player);
  if (player?.id === before) return;
  tabs.tell(player ? { type: 'signed-in', playerId: player.id } : { type: 'signed-out' });
}
