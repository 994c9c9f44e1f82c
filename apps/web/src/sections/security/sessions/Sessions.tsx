import { AccountRow, SessionList, Stack } from '@touchline/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaves } from '../../../features/notifications/useSaves.ts';
import { track } from '../../../features/analytics/track.ts';
import {
  endOtherSessions,
  endSession,
  sessionPagesQuery,
  type DeviceSession,
} from '../../../features/session/security/security.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { PagedList } from '../../../widgets/answer/PagedList.tsx';
import { deviceOf } from '@touchline/contract/device';
import { useDeviceName } from '../useDeviceName.ts';
import { useListLabels } from '../useListLabels.ts';

/** The player's open sessions, each with a sign-out button, and past ones. */
export default function Sessions() {
  const { t } = useTranslation(['security', 'titles']);
  const query = useInfiniteQuery(sessionPagesQuery);
  const { data, isPending, refetch } = query;
  const words = useListLabels(t('security:sessions.empty'), t('security:sessions.emptyText'));
  const about = useAbout();
  const { leaving, confirming, busy, setConfirming, signOut, signOutAll } = useEnding();
  usePageTitle(t('titles:of.sessionHistory'));
  const status = isPending ? 'loading' : data === undefined ? 'failed' : 'ready';
  const sessions = data?.pages.flatMap((page) => page.sessions) ?? [];
  const open = sessions.filter(({ endedAt }) => endedAt === undefined);
  const past = sessions.filter(({ endedAt }) => endedAt !== undefined);
  return (
    <Stack gap="lg">
      <SessionList
        status={status}
        onRetry={() => void refetch()}
        sessions={open
          .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
          .map((session) => ({
            ...about(session),
            id: session.id,
            current: session.isThis,
            busy: leaving === session.id,
          }))}
        labels={{
          ...words,
          title: t('security:sessions.title'),
          current: t('security:sessions.current'),
          signOut: (name) => t('security:sessions.signOut', { name }),
          signOutAll: t('security:sessions.signOutAll'),
          confirmTitle: t('security:sessions.confirmTitle'),
          confirmDetail: t('security:sessions.confirmText'),
          confirm: t('security:sessions.confirm'),
          cancel: t('security:sessions.cancel'),
        }}
        confirming={confirming}
        busy={busy}
        onSignOut={(id) => void signOut(id)}
        onConfirmingChange={setConfirming}
        onSignOutAll={() => void signOutAll()}
      />
      {past.length > 0 && (
        <PagedList
          title={t('security:sessions.past')}
          query={query}
          labels={words}
          icon="history"
          moreLabel={t('security:sessions.more')}
        >
          {past.map((session) => {
            const { name, about: detail, device } = about(session);
            return <AccountRow key={session.id} icon={device} title={name} detail={detail} />;
          })}
        </PagedList>
      )}
    </Stack>
  );
}

/** Returns the description of a session: device, address and time. */
function useAbout() {
  const { t } = useTranslation('security');
  const format = useFormat();
  const nameOf = useDeviceName();
  const moment = (at: number) => `${format.date(at)}, ${format.time(at)}`;
  return ({ userAgent, address, startedAt, lastActiveAt, endedAt }: DeviceSession) => {
    const time =
      endedAt === undefined
        ? moment(lastActiveAt)
        : t('sessions.until', { from: moment(startedAt), to: moment(endedAt) });
    const about = address === undefined ? time : t('sessions.about', { address, time });
    return { name: nameOf(userAgent), about, device: deviceOf(userAgent).kind };
  };
}

/** Signs out other devices, and shows the result. */
function useEnding() {
  const { t } = useTranslation('security');
  const showSaved = useSaves({ failed: t('sessions.failed') });
  const [leaving, setLeaving] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const attempt = (work: () => Promise<string>) => showSaved(work().then((message) => ({ message })));
  return {
    leaving,
    confirming,
    busy,
    setConfirming,
    async signOut(id: string) {
      setLeaving(id);
      await attempt(async () => {
        await endSession(id);
        return t('sessions.ended');
      });
      setLeaving(undefined);
    },
    async signOutAll() {
      setBusy(true);
      await attempt(async () => {
        const count = await endOtherSessions();
        track('security_end_all_sessions');
        return t('sessions.endedOthers', { count });
      });
      setBusy(false);
      setConfirming(false);
    },
  };
}
