import { NoticeBar } from '@touchline/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { site } from '../../../platform/site/site.ts';
import { announced } from './announced.ts';

/** Interval at which the site's announcement is read again, ms: it begins and ends without an event. */
const LOOK_EVERY = 1000;

const announcedNow = () => announced(site().maintenance, serverNow());

function watchAnnouncement(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_EVERY);
  return () => clearInterval(timer);
}

/**
 * Announces a planned maintenance above the page before it begins, with its times in the player's time zone. A closed
 * announcement returns when the maintenance is moved.
 */
export default function MaintenanceNotice() {
  const { t } = useTranslation(['blocked', 'common']);
  const hasBundle = useLazyBundle('blocked');
  const { day, time } = useFormat();
  const planned = useSyncExternalStore(watchAnnouncement, announcedNow, () => undefined);
  const [closed, setClosed] = useState<number>();
  if (!planned || planned.startAt === closed || !hasBundle) return null;
  const { startAt, finishAt, text = t('blocked:planned.text') } = planned;
  const at = (seconds: number) => `${day(seconds)}, ${time(seconds)}`;
  const times =
    finishAt === undefined
      ? t('blocked:planned.from', { from: at(startAt) })
      : t('blocked:planned.times', { from: at(startAt), until: at(finishAt) });
  return (
    <NoticeBar
      tone="warning"
      icon="clock"
      dismissLabel={t('common:kit.dismiss')}
      onDismiss={() => setClosed(startAt)}
    >
      {text} {times}
    </NoticeBar>
  );
}
