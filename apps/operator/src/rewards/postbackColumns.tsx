import type { PostbackCall } from '@touchline/contract/operators';
import { Badge, Button, Link, Paragraph } from '@touchline/ui';
import { answerOf, client } from '../api/client.ts';
import { t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import type { BulkAct } from '../shared/list/BulkActs.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';

const tones = { waiting: 'pending', sent: 'success', failed: 'danger' } as const;

const partnerOf = ({ siteId, value }: PostbackCall): string =>
  t('postbackCalls.partner', { site: siteId, value });
const eventOf = ({ event }: PostbackCall): string => t(`postbacks.event.${event}`);
const stateOf = ({ state }: PostbackCall): string => t(`postbackCalls.state.${state}`);
const isFailed = ({ state }: PostbackCall): boolean => state === 'failed';

/** Columns of the calls to partners. */
export const postbackColumns = (retry: (call: PostbackCall) => void): readonly ListColumn<PostbackCall>[] => [
  instantColumn('at', t('postbackCalls.column.at'), ({ at }) => at),
  { id: 'partner', header: t('postbackCalls.column.partner'), cell: partnerOf, sortBy: partnerOf },
  {
    id: 'mark',
    header: t('marks.mark'),
    cell: ({ mark }) => t(`marks.name.${mark}`),
    sortBy: ({ mark }) => mark,
    isExtra: true,
  },
  {
    id: 'player',
    header: t('postbackCalls.column.player'),
    cell: ({ playerId }) => <Link href={to('players', playerId)}>{playerId}</Link>,
    text: ({ playerId }) => playerId,
  },
  { id: 'event', header: t('postbacks.events'), cell: eventOf, sortBy: eventOf },
  {
    id: 'attempts',
    header: t('postbackCalls.column.attempts'),
    numeric: true,
    align: 'end',
    cell: ({ attempts }) => attempts,
    sortBy: ({ attempts }) => attempts,
  },
  {
    id: 'state',
    header: t('postbackCalls.column.state'),
    cell: (call) => <Badge tone={tones[call.state]}>{stateOf(call)}</Badge>,
    text: stateOf,
    sortBy: stateOf,
  },
  { id: 'error', header: t('postbackCalls.column.error'), cell: ({ error }) => error ?? '' },
  {
    id: 'status',
    header: t('postbackCalls.column.status'),
    numeric: true,
    cell: ({ status }) => status ?? '',
    sortBy: ({ status }) => status ?? 0,
    isExtra: true,
  },
  {
    id: 'actions',
    isButtons: true,
    header: t('list.actions'),
    cell: (call) =>
      isFailed(call) ? (
        <Button size="sm" onClick={() => retry(call)}>
          {t('postbackCalls.retry')}
        </Button>
      ) : null,
  },
];

/** Acts on several calls: failed ones are made again. */
export const postbackActs: readonly BulkAct<PostbackCall>[] = [
  {
    id: 'retry',
    label: t('postbackCalls.retry'),
    isFor: isFailed,
    preview: (calls) => (
      <Paragraph>
        {t('postbackCalls.retryPreview', {
          count: calls.length,
          partners: [...new Set(calls.map(partnerOf))].join(', '),
        })}
      </Paragraph>
    ),
    undo: t('postbackCalls.retryUndo'),
    act: ({ id }, reason) =>
      answerOf(
        client.POST('/ops/referrals/postback-calls/{callId}/retry', {
          params: { path: { callId: id } },
          body: { reason },
        }),
      ),
  },
];
