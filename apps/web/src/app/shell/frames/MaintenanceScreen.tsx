import { MaintenanceLayout, type MaintenanceLayoutProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { reloadPage } from '../../../platform/lazy/reloadGuard.ts';
import { site } from '../../../platform/site/site.ts';
import { LazyNotifications } from '../LazyNotifications.tsx';
import { Logo } from '../header/Logo.tsx';

const MINUTE = 60;

/** Maintenance page: start, expected end, and a button to check again. */
export function Component() {
  const { t } = useTranslation(['blocked', 'common']);
  const { maintenance } = site();
  usePageTitle(t('blocked:maintenance.title'));
  const progress = useProgress();
  return (
    <MaintenanceLayout
      brand={<Logo />}
      title={t('blocked:maintenance.title')}
      detail={maintenance?.text ?? t('blocked:maintenance.text')}
      times={useTimes()}
      {...(progress && { progress })}
      retryLabel={t('blocked:again')}
      onRetry={reloadPage}
      footer={t('common:footer.legal')}
      notifications={<LazyNotifications />}
    />
  );
}

/** Start and expected end, as far as they are known. */
function useTimes(): MaintenanceLayoutProps['times'] {
  const { t } = useTranslation('blocked');
  const { day, time } = useFormat();
  const { maintenance } = site();
  const said = (label: string, at: number | undefined) =>
    at === undefined ? [] : [{ label, value: `${day(at)}, ${time(at)}` }];
  return [...said(t('from'), maintenance?.startAt), ...said(t('until'), maintenance?.finishAt)];
}

/** Elapsed share of the maintenance, if its end is known. */
function useProgress(): MaintenanceLayoutProps['progress'] {
  const { t } = useTranslation('blocked');
  const { maintenance } = site();
  if (maintenance?.finishAt === undefined) return undefined;
  const { startAt, finishAt } = maintenance;
  const now = serverNow() / 1000;
  const count = Math.max(1, Math.ceil((finishAt - now) / MINUTE));
  const share = ((now - startAt) / Math.max(1, finishAt - startAt)) * 100;
  return { label: t('left', { count }), value: Math.round(Math.min(100, Math.max(0, share))) };
}
