import {
  BroadcastNotice,
  Button,
  ChipLink,
  ChipRow,
  EmptyState,
  Card,
  ErrorState,
  Paragraph,
  SectionTitle,
  Stack,
} from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { changeSettings, settings } from '../../features/settings/settings.store.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { broadcastsQuery } from '../../widgets/broadcast/broadcasts.api.ts';
import { ListSkeleton } from '../../widgets/events/list/ListSkeleton.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { idOfSegment } from '../../platform/links/segments.ts';
import { ShownMatches } from './ShownMatches.tsx';

/** Matches with a stream, current and upcoming; shows the one in the address. `zone` lists only animated trackers. */
export function Component() {
  const { t } = useTranslation('events');
  const { kind } = useParams();
  const isDesk = useIsDesk();
  const paths = useEventPaths();
  const title = t(kind === 'zone' ? 'broadcasts.zone' : 'broadcasts.title');
  usePageTitle(title);
  if (kind !== undefined && kind !== 'zone') return <NotFound />;
  const kinds = (
    <ChipRow label={t('broadcasts.kinds')}>
      <ChipLink icon="stream" href={paths.broadcasts()} selected={kind === undefined}>
        {t('broadcasts.all')}
      </ChipLink>
      <ChipLink icon="pitch" href={paths.broadcasts('zone')} selected={kind === 'zone'}>
        {t('broadcasts.zone')}
      </ChipLink>
    </ChipRow>
  );
  return (
    <Stack>
      <SectionTitle level={1} end={isDesk && kinds}>
        {title}
      </SectionTitle>
      {!isDesk && kinds}
      <Shown kind={kind} />
    </Stack>
  );
}

function Shown({ kind }: { readonly kind: 'zone' | undefined }) {
  const { t } = useTranslation(['events', 'common']);
  const errorMessage = useErrorMessage();
  const { zoneState } = useSnapshot(settings);
  const [query, setQuery] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(broadcastsQuery());
  const watched = idOfSegment(query.get('game') ?? undefined);
  if (!data && error) {
    return (
      <ErrorState
        title={t('broadcasts.failed')}
        detail={errorMessage(error)}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton />;
  if (data.kind === 'zone' && zoneState === 1) {
    return (
      <Card>
        <EmptyState
          icon="eye-off"
          title={t('broadcasts.off')}
          detail={t('broadcasts.offText')}
          action={<Button onClick={() => changeSettings({ zoneState: 0 })}>{t('broadcasts.on')}</Button>}
        />
      </Card>
    );
  }
  if (data.kind === 'stream' && kind === 'zone') {
    return (
      <Card>
        <EmptyState icon="stream" title={t('broadcasts.none')} detail={t('broadcasts.noneText')} />
      </Card>
    );
  }
  return (
    <>
      {watched === undefined && (
        <BroadcastNotice state="available" detail={t('broadcasts.delayText')}>
          {t('broadcasts.delay', { seconds: data.delay })}
        </BroadcastNotice>
      )}
      <ShownMatches {...data} watched={watched} onClose={() => setQuery({})} />
      {data.kind === 'zone' && (
        <Paragraph tone="muted" size="label" hasPageInset>
          {t('broadcasts.drawn')}
        </Paragraph>
      )}
    </>
  );
}
