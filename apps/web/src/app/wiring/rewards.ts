import { refreshLoyalty } from '../../features/loyalty/loyalty.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';
import { loyaltyPathsIn } from '../../platform/links/loyaltyPaths.ts';
import { whenVisible } from '../../platform/page/visibility.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import { tabLock } from '../../platform/tabs/tabLock.ts';
import * as v from 'valibot';

/** The last level whose moment a tab has shown. */
const shown = sharedCell('level', v.number());

const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/**
 * Requests rewards again when they change, and shows a level when it is reached, in the tab that the player sees
 * first.
 * @param lang returns the language segment of the page
 */
export function followRewards(lang: () => string): void {
  onNotice(({ about, level }) => {
    if (about !== 'rewards') return;
    refreshLoyalty();
    if (level !== undefined) whenVisible(() => void show(level, lang()));
  });
}

async function show(level: number, lang: string): Promise<void> {
  const key = LEVELS[level - 1];
  if (key === undefined) return;
  await loadBundles(lang, ['moments']);
  await tabLock('level', () => {
    if (shown.get() === level) return Promise.resolve();
    shown.set(level);
    const t = i18n.getFixedT(null, 'moments');
    notify({
      kind: 'won',
      title: t('level.reached', { level, name: t(`level.names.${key}`) }),
      link: { href: loyaltyPathsIn(lang).rewards, label: t('level.see') },
    });
    return Promise.resolve();
  });
}
