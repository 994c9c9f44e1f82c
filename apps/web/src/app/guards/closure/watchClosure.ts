import { subscribe } from 'valtio/vanilla';
import type { createBrowserRouter } from 'react-router';
import { onPlayerChange } from '../../../features/session/session.api.ts';
import { terms } from '../../../features/terms/terms.store.ts';
import { userConfig } from '../../../features/userConfig/userConfig.store.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { logFailure } from '../../../platform/log/log.ts';
import { isVisible, onVisibility } from '../../../platform/page/visibility.ts';
import { askSite } from '../../../platform/site/askSite.ts';
import { changeSite, site } from '../../../platform/site/site.ts';
import { pagePollDeps } from '../../../platform/tabs/pagePoll.ts';
import { sharedCell } from '../../../platform/tabs/sharedCell.ts';
import { startPoll, storedAnswerSchema } from '../../../platform/tabs/sharedPoll.ts';
import {
  closurePeriod,
  KnownClosure,
  knownAfter,
  requestClosure,
  type ClosureAnswer,
} from './closurePoll.ts';
import { noteVersion } from '../../visit/pwa/outdated.ts';
import { gates } from '../gateState.ts';
import type { passGuards } from '../middleware.ts';
import { recheckPage } from '../recheckPage.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Reloads the whole site configuration when its version changed. */
async function takeSite(stateVersion: number): Promise<void> {
  if (stateVersion === site().stateVersion) return;
  changeSite(await askSite());
}

/**
 * Follows the site's closure while the page is open: one of all tabs polls once a minute, first after a minute, and the
 * guards run again when an answer came, or the account or the terms changed. The answer also reports a newer version of
 * the app.
 */
export function watchClosure(router: Router, pass: typeof passGuards): void {
  const recheck = async () => {
    gates.isOn = gates.isSilent || terms.status === 'changed' || (userConfig.config?.ban_level ?? 0) > 0;
    await recheckPage(router, (path, isCurrent) => pass(new URL(path, location.origin), location, isCurrent));
  };

  const take = async (known: KnownClosure) => {
    gates.isSilent = known.isSilent;
    if (!known.isSilent) {
      await takeSite(known.stateVersion).catch((error: unknown) =>
        logFailure('What changed of the site can’t be learned.', error),
      );
      changeSite({ block: known.block, maintenance: known.maintenance });
      noteVersion(known.entry);
    }
    await recheck();
  };

  const cell = sharedCell('gates', storedAnswerSchema(KnownClosure));
  // The page was delivered with the current state, and has passed the guards with it.
  cell.set({ playerId: '', at: serverNow(), answer: knownAfter(fromPage(), 0) });
  let isDelivered = true;
  const poll = startPoll<KnownClosure>({
    ...pagePollDeps,
    name: 'gates',
    cell,
    // Being offline is no closure.
    isActive: () => isVisible() && navigator.onLine,
    onActiveChange,
    pauseAfter: 0,
    period: closurePeriod,
    ask: async () => {
      const answer = await requestClosure(location.pathname + location.search);
      if (!answer && !navigator.onLine) throw new Error('Being offline is no closure.');
      return knownAfter(answer, site().stateVersion);
    },
    take: (known) => void (isDelivered || take(known)),
  });
  isDelivered = false;
  onPlayerChange(() => navigator.onLine && poll.refresh());
  subscribe(userConfig, () => void recheck());
  subscribe(terms, () => void recheck());
}

function onActiveChange(listener: () => void): () => void {
  const stop = onVisibility(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function fromPage(): Omit<ClosureAnswer, 'serverTime'> {
  const { block, maintenance, stateVersion } = site();
  return {
    displayTypeId: block?.displayTypeId ?? 0,
    templateTypeId: block?.templateTypeId ?? 0,
    stateVersion,
    ...(maintenance && { maintenance }),
  };
}
