import type { PostbackCall } from '@touchline/contract/operators';
import { Badge, Button, EmptyState, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { ReferralsHead } from './ReferralsHead.tsx';

const PATH = '/ops/referrals/postback-calls';

interface Page {
  readonly calls: readonly PostbackCall[];
  readonly next: string | null;
}

const columns = [
  { id: 'at', header: t('postbackCalls.column.at'), numeric: true },
  { id: 'partner', header: t('postbackCalls.column.partner') },
  { id: 'player', header: t('postbackCalls.column.player') },
  { id: 'event', header: t('postbacks.events') },
  { id: 'attempts', header: t('postbackCalls.column.attempts'), numeric: true, align: 'end' },
  { id: 'state', header: t('postbackCalls.column.state') },
] as const;

const tones = { waiting: 'pending', sent: 'success', failed: 'danger' } as const;

/** Calls to partners, newest first; failed ones can be made again. */
export function PostbackCalls() {
  const asked = useCall<Page>(PATH);
  const [retried, setRetried] = useState<PostbackCall>();
  return (
    <Stack gap="md">
      <ReferralsHead list="calls" asked={asked} />
      <Loaded asked={asked}>
        {({ calls, next }) => (
          <Stack gap="md">
            <TableCard
              title={t('referrals.list.calls')}
              columns={columns}
              rows={calls.map((one) => ({
                id: one.id,
                cells: {
                  at: shortTime(one.at),
                  partner: `${one.siteId}: ${one.value}`,
                  player: <Link href={to('players', one.playerId)}>{one.playerId}</Link>,
                  event: t(`postbacks.event.${one.event}`),
                  attempts: String(one.attempts),
                  state: (
                    <Stack gap="xxs">
                      <Badge tone={tones[one.state]}>{t(`postbackCalls.state.${one.state}`)}</Badge>
                      {one.error === null ? null : <span>{one.error}</span>}
                      {one.state === 'failed' ? (
                        <Button size="sm" onClick={() => setRetried(one)}>
                          {t('postbackCalls.retry')}
                        </Button>
                      ) : null}
                    </Stack>
                  ),
                },
              }))}
              empty={<EmptyState icon="history" title={t('postbackCalls.none')} />}
            />
            <OlderButton<Page>
              path={next === null ? undefined : `${PATH}?before=${next}`}
              loaded={(more) => asked.put({ calls: [...calls, ...more.calls], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
      {retried ? (
        <ReasonDialog
          title={t('postbackCalls.retryTitle', { partner: retried.value })}
          description={t('postbackCalls.retryDetail')}
          confirmLabel={t('postbackCalls.retry')}
          path={`${within(PATH, retried.id)}/retry`}
          onDone={() => {
            setRetried(undefined);
            asked.reload();
          }}
          onCancel={() => setRetried(undefined)}
        />
      ) : null}
    </Stack>
  );
}
