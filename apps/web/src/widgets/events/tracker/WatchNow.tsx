import { Button, CompetitionCard, Icon, Stack } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { useTopic } from '../../../features/odds/feed/useFeed.ts';
import { useFixtures } from '../../../features/odds/feed/useFixtures.ts';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { isWatchable } from './trackerSports.ts';
import { WatchGroup } from './WatchGroup.tsx';

export interface WatchNowProps {
  /** Only matches of one sport. */
  readonly sportId?: number | undefined;
}

/** Number of matches that are shown first, and that share a request of their momentum. */
const GROUP = 6;

/** Matches in play with a tracker, each with its momentum in small. Renders nothing where there are none. */
export default function WatchNow({ sportId }: WatchNowProps) {
  const { t } = useTranslation(['moments', 'betting']);
  const topic = sportId === undefined ? 'live' : (`live:${sportId}` as const);
  useTopic(topic, pollEvery.liveList);
  const fixtures = useFixtures(topic);
  const [isWhole, setWhole] = useState(false);
  const { zoneState, isAppLightVersion } = useSnapshot(settings);
  const hasMoments = useLazyBundle('moments');
  const hasTracker = useLazyBundle('tracker');
  const matches = useMemo(
    () => fixtures.filter((match) => isWatchable(match, sportSlug(match.sportId))),
    [fixtures],
  );
  const groups = useMemo(() => {
    const ids = matches.map(({ id }) => id);
    return ids.flatMap((_, start) => (start % GROUP === 0 ? [ids.slice(start, start + GROUP)] : []));
  }, [matches]);
  const isOff = zoneState === 1 || isAppLightVersion === 1;
  if (isOff || matches.length === 0 || !hasMoments || !hasTracker) return null;
  return (
    <Stack gap="sm">
      <CompetitionCard
        kind="sport"
        level={2}
        title={t('watch.title')}
        flag={<Icon name="live" />}
        count={t('watch.count', { count: matches.length })}
      >
        {(isWhole ? groups : groups.slice(0, 1)).map((ids) => (
          <WatchGroup key={ids[0]} matchIds={ids} />
        ))}
      </CompetitionCard>
      {!isWhole && matches.length > GROUP && (
        <Button width="full" onClick={() => setWhole(true)}>
          {t('betting:all', { number: matches.length })}
        </Button>
      )}
    </Stack>
  );
}
