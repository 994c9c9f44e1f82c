import * as v from 'valibot';
import { betQuery, type Bet } from '../../features/bets/bets.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { matchName } from '../../features/odds/names/matchName.ts';
import { onPlayerChange } from '../../features/session/session.api.ts';
import { balanceLook } from '../../features/userConfig/hiddenBalance.store.ts';
import { balanceSight } from '../../features/userConfig/hiddenBalance.rules.ts';
import { userConfig } from '../../features/userConfig/userConfig.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { formatMoney } from '../../platform/format/money.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { whenVisible } from '../../platform/page/visibility.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import { tabLock } from '../../platform/tabs/tabLock.ts';
import { isNewWin, payoutsOf } from '../../widgets/bets/wins.ts';

/** Time for which notices of bets are collected, ms: a result settles many at once. */
const TOGETHER = 1000;
/** Number of the last bets that are remembered as shown. */
const REMEMBERED = 50;

/** Bets whose win a tab has shown. */
const shown = sharedCell('wins', v.array(v.string()));

/**
 * Shows won bets as they are settled, those of a moment together, in the tab that the player sees first.
 * @param lang returns the language segment of the page
 */
export function showWins(lang: () => string): void {
  let changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  onPlayerChange(() => changed.clear());
  onNotice(({ about, couponId }) => {
    if (about !== 'coupons' || couponId === undefined) return;
    changed.add(couponId);
    timer ??= setTimeout(() => {
      timer = undefined;
      whenVisible(() => {
        const ids = [...changed];
        changed = new Set();
        void show(ids, lang());
      });
    }, TOGETHER);
  });
}

async function show(ids: readonly string[], lang: string): Promise<void> {
  const bets = await Promise.all(ids.map(betOf));
  const now = serverNow() / 1000;
  const won = bets.filter((bet) => bet !== undefined).filter((bet) => isNewWin(bet, now));
  if (won.length === 0) return;
  await loadBundles(lang, ['moments']);
  await tabLock('wins', async () => {
    const known = shown.get() ?? [];
    const fresh = won.filter(({ id }) => !known.includes(id));
    if (fresh.length === 0) return;
    shown.set([...known, ...fresh.map(({ id }) => id)].slice(-REMEMBERED));
    notifyWon(fresh, lang);
  });
}

/** Returns the bet; undefined if it can't be requested now, since the history has it anyway. */
async function betOf(id: string): Promise<Bet | undefined> {
  try {
    return await queryClient.fetchQuery({ ...betQuery(id), staleTime: 0 });
  } catch {
    return undefined;
  }
}

function notifyWon(bets: readonly Bet[], lang: string): void {
  const t = i18n.getFixedT(null, 'moments');
  const { bet, history } = pathsIn(lang);
  const [first] = bets;
  if (!first) return;
  const isOne = bets.length === 1;
  const won = isOne ? t('won.one') : t('won.many', { count: bets.length });
  const isHidden = balanceSight(userConfig, balanceLook.isShown) !== 'shown';
  const amount = payoutsOf(bets)
    .map((sum) => formatMoney(sum.amount, sum.iso, i18n.language))
    .join(' + ');
  notify({
    kind: 'won',
    title: isHidden || amount === '' ? won : t('won.paid', { won, amount }),
    text: isOne ? eventOf(first) : undefined,
    link: isOne
      ? { href: bet(first.id), label: t('won.see') }
      : { href: `${history}?state=won`, label: t('won.seeAll') },
  });
}

/** "Harbour City – Northgate", or the number of selections. */
function eventOf({ bets: legs }: Bet): string {
  const [leg] = legs;
  if (!leg || legs.length > 1) return i18n.t('selections', { count: legs.length });
  return matchName(leg, i18n.dir());
}
