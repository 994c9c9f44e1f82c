import { ExpressTeaser } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useTopics } from '../../../features/odds/feed/useFeed.ts';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import type { ExpressOfDay as Express } from '../../../features/sharing/codes.api.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useExpress } from '../../../widgets/coupon/useExpress.ts';

/** The express of the day with its current price; its title leads to all expresses. */
export function ExpressBlock({ express }: { readonly express: Express }) {
  const { t } = useTranslation(['home', 'common']);
  const { bets, boostPercent, isLive } = express;
  const paths = usePaths();
  const format = useFormat();
  const hasCrests = useHasCrests();
  // Lists of the home page; legs of an express are in their main markets.
  useTopics([isLive ? 'live' : 'line']);
  const { isSuspended, price, priceBefore, isAdded, add } = useExpress(express);
  const count = bets.length;
  const first = Math.min(...bets.map(({ startsAt }) => startsAt));
  return (
    <ExpressTeaser
      title={t('common:nav.expressDay')}
      href={paths.expressDay}
      boost={boostPercent > 0 ? t('express.boost', { percent: boostPercent }) : undefined}
      legs={bets.map(({ selectionId, home, away, sportId }) => ({
        id: selectionId,
        event: away === '' ? home : `\u2068${home}\u2069 – \u2068${away}\u2069`,
        team: home,
        sport: sportSlug(sportId),
      }))}
      crests={hasCrests}
      summary={t('express.count', { count })}
      note={
        isLive ? t('express.live') : t('express.from', { day: format.day(first), time: format.time(first) })
      }
      price={price}
      priceBefore={priceBefore}
      labels={{
        before: t('express.before'),
        add: t('express.add'),
        addName: t('express.addName', { count }),
        added: t('express.added'),
      }}
      added={isAdded}
      suspended={isSuspended}
      onAdd={add}
    />
  );
}
