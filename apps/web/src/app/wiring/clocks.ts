import type { DataRouter } from 'react-router';
import type { Player } from '@touchline/contract';
import * as v from 'valibot';
import { clocks } from '../../features/sessionClocks/clocks.store.ts';
import { watchIdle } from '../../features/sessionClocks/idle.ts';
import { isBot } from '../../features/sessionClocks/idleActivity.ts';
import { followPulse, isLimitReached, Pulse, pulsePeriod } from '../../features/sessionClocks/pulse.ts';
import { startPoll, storedAnswerSchema } from '../../platform/tabs/sharedPoll.ts';
import { onLimitsChange, pingLimits, type Limit } from '../../features/limits/limits.api.ts';
import { onPlayerChange, type ChangedBy } from '../../features/session/session.api.ts';
import { session } from '../../features/session/session.store.ts';
import { takeTerms } from '../../features/terms/terms.store.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { deadline } from '../../platform/clock/deadline.ts';
import { loadBundles } from '../../platform/i18n/i18n.ts';
import { site } from '../../platform/site/site.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import { tabLock } from '../../platform/tabs/tabLock.ts';
import { pageDeps, type ClockDeps } from './clockDeps.ts';
import { createClockMessages, type ClockMessages } from './clockMessages.ts';
import { clockSignOutCell, noteSignOutAtLimit, signOutByClock, wasSignedOutByClock } from './clockSignOut.ts';
import { followTerms } from './followTerms.ts';
import { watchPendingLimits } from './pendingLimits.ts';
import { explainEnd } from './messages.ts';

const activityCell = sharedCell(
  'clocks.idle',
  v.object({ playerId: v.string(), at: v.number(), inputAt: v.number(), noEndBefore: v.number() }),
);
const pulseCell = sharedCell('clocks.pulse', storedAnswerSchema(Pulse));
const limitsCell = sharedCell('clocks.limits', v.number());
const warnedCell = sharedCell('clocks.warned', v.string());

const MINUTE = 60_000;

let isStarted = false;
let putPulse: ((pulse: Pulse) => void) | undefined;

/**
 * Sets when the next reality check is due, in every tab.
 * @param dueAt UTC ms, null without one
 */
export function takeNextCheck(dueAt: number | null): void {
  putPulse?.({ session: pulseCell.get()?.answer.session ?? null, realityCheckAt: dueAt });
}

/**
 * Starts the session clocks for the current player and later ones, and shows why a clock signed a player out. Not
 * started for crawlers.
 */
export function startClocks(router: DataRouter): void {
  if (isStarted || isBot(navigator.userAgent)) return;
  isStarted = true;
  const messages = createClockMessages(router, clockSignOutCell);
  let stop: (() => void) | undefined;
  let signedInAt = 0;
  // The platform ends the session too, and may be first: the reason is the same.
  const isTimeUp = () => isLimitReached(pulseCell.get(), signedInAt, serverNow());
  const follow = (player: Player | null, by?: ChangedBy) => {
    const wasHere = stop !== undefined;
    stop?.();
    stop = player ? startFor(player, router, messages) : undefined;
    if (player) signedInAt = player.signedInAt * 1000;
    else {
      if (wasHere && by === 'server' && isTimeUp()) noteSignOutAtLimit(signedInAt);
      messages.notifySignOut(wasHere);
    }
  };
  explainEnd(() => signedInAt > 0 && (wasSignedOutByClock(signedInAt) || isTimeUp()));
  onPlayerChange(follow);
  follow(session.player);
}

/**
 * Starts the clocks of one player.
 * @returns stops them
 */
function startFor(player: Player, router: DataRouter, messages: ClockMessages): () => void {
  const signedInAt = player.signedInAt * 1000;
  const common: ClockDeps = { ...pageDeps, playerId: player.id, since: signedInAt };
  // Preloads translations for messages that may have to be shown while offline.
  void loadBundles(messages.lang(), ['limits']).catch(() => undefined);

  const followed = followPulse({
    deadline,
    onRealityCheck: (at) => (clocks.checkDueAt = at),
    onNear: ({ nextDayAt, endsAt }) =>
      messages.notifyNearEnd(endsAt, `${signedInAt}:${nextDayAt}`, warnedCell),
    onEnded: () =>
      void tabLock('session-limit', () => signOutByClock('session-limit', signedInAt)).catch(() => undefined),
  });
  const limits = watchPendingLimits(deadline, (pending: readonly Limit[]) => {
    clocks.approvals = pending.map(({ id }) => id);
  });
  const pulse = startPoll<Pulse>({
    ...common,
    name: 'pulse',
    cell: pulseCell,
    period: pulsePeriod,
    ask: () => (pulseCell.get()?.answer.session ? pingLimits() : limits.ask()),
    take(now) {
      clocks.isCheckSet = now.realityCheckAt !== null;
      followed.take(now);
    },
  });
  const stops = [
    site().isAutoLogoffEnable &&
      watchIdle({
        ...common,
        signedInAt,
        cell: activityCell,
        limit: site().autoLogoffInactiveMinutes * MINUTE,
        mediaLimit: site().autoLogoffMediaMinutes * MINUTE,
        warn: (warning) => (clocks.idleWarning = warning),
        leave: () => signOutByClock('idle', signedInAt),
      }),
    // Every tab checks limits that are changed here.
    onLimitsChange(() => {
      pulse.refresh();
      limitsCell.set((limitsCell.get() ?? 0) + 1);
    }),
    limitsCell.subscribe(limits.refresh),
    site().isAvailableConfirmTerms && followTerms(common, router),
    pulse.stop,
    limits.stop,
    followed.stop,
  ];
  putPulse = pulse.put;
  return () => {
    putPulse = undefined;
    for (const stop of stops) if (stop) stop();
    Object.assign(clocks, {
      isCheckSet: false,
      checkDueAt: undefined,
      idleWarning: undefined,
      approvals: [],
    });
    takeTerms(undefined);
  };
}
