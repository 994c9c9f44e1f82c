import { subscribe } from 'valtio/vanilla';
import type { createBrowserRouter } from 'react-router';
import { onPlayerChange } from '../../features/session/session.api.ts';
import { terms } from '../../features/terms/terms.store.ts';
import { userConfig } from '../../features/userConfig/userConfig.store.ts';
import { wallNow } from '../../platform/clock/clock.ts';
import { logFailure } from '../../platform/log/log.ts';
import { askSite } from '../../platform/site/askSite.ts';
import { changeSite, site } from '../../platform/site/site.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import { turns } from '../../platform/tabs/turns.ts';
import { askGates, isDue, Known, learned, SILENT_POLL, type GateAnswer } from './gateNews.ts';
import { gates } from './gateState.ts';
import { judgePage } from './judgePage.ts';
import type { passGuards } from './middleware.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Reloads the whole site configuration when its version changed. */
async function takeSite(stateVersion: number): Promise<void> {
  if (stateVersion === site().stateVersion) return;
  changeSite(await askSite());
}

/**
 * Follows the site's closure while the page is open: one of all tabs polls once a minute, and the guards run again
 * when the closure, the account or the terms changed.
 */
export function watchGates(router: Router, pass: typeof passGuards): void {
  const cell = sharedCell('gates', Known);

  const judge = async () => {
    gates.isOn = gates.isSilent || terms.status === 'changed' || (userConfig.config?.ban_level ?? 0) > 0;
    await judgePage(router, (path) => pass(new URL(path, location.origin), location));
  };

  const take = async (known: Known) => {
    gates.isSilent = known.isSilent;
    if (!known.isSilent) {
      await takeSite(known.stateVersion).catch((error: unknown) =>
        logFailure('What changed of the site can’t be learned.', error),
      );
      changeSite({ block: known.block, maintenance: known.maintenance });
    }
    await judge();
  };

  const look = () => {
    // Being offline is no closure.
    if (document.visibilityState !== 'visible' || !navigator.onLine || !isDue(cell.get(), wallNow())) return;
    void turns('gates', async () => {
      if (!isDue(cell.get(), wallNow())) return;
      const known = learned(
        await askGates(location.pathname + location.search),
        site().stateVersion,
        wallNow(),
      );
      cell.set(known);
      await take(known);
    });
  };

  // The delivered page carries the current state.
  cell.set(learned({ ...fromPage(), serverTime: 0 }, 0, wallNow()));
  setInterval(look, SILENT_POLL);
  document.addEventListener('visibilitychange', look);
  cell.subscribe(() => {
    const known = cell.get();
    if (known) void take(known);
  });
  onPlayerChange(() => {
    cell.set({ ...learned({ ...fromPage(), serverTime: 0 }, 0, 0), at: 0 });
    look();
  });
  subscribe(userConfig, () => void judge());
  subscribe(terms, () => void judge());
}

function fromPage(): Omit<GateAnswer, 'serverTime'> {
  const { block, maintenance, stateVersion } = site();
  return {
    displayTypeId: block?.displayTypeId ?? 0,
    templateTypeId: block?.templateTypeId ?? 0,
    stateVersion,
    ...(maintenance && { maintenance }),
  };
}
