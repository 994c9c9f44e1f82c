import type { OperatorReferral } from '@touchline/contract/operators';
import { Badge, Button, Inline, Link } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';

/** Decision of an operator about a friend. */
export type Verdict = 'release' | 'reject';

const stateOf = ({ state, rejection }: OperatorReferral): string =>
  rejection === null ? messageOf('referrals.state', state) : messageOf('referrals.rejection', rejection);
const sourceOf = ({ source }: OperatorReferral): string => messageOf('referrals.source', source);

/** The trait that a friend shares with the player who brought them. */
export const markOf = ({ mark }: OperatorReferral): string =>
  mark === null ? '–' : messageOf('referrals.mark', mark);

/** Columns of friends that players brought. */
export const referralColumns: readonly ListColumn<OperatorReferral>[] = [
  {
    id: 'friend',
    header: t('referrals.column.friend'),
    cell: ({ friendId, friendLogin }) => <Link href={to('players', friendId)}>{friendLogin}</Link>,
    text: ({ friendLogin }) => friendLogin,
    sortBy: ({ friendLogin }) => friendLogin,
  },
  {
    id: 'referrer',
    header: t('referrals.column.referrer'),
    cell: ({ referrerId, referrerLogin }) => <Link href={to('players', referrerId)}>{referrerLogin}</Link>,
    text: ({ referrerLogin }) => referrerLogin,
    sortBy: ({ referrerLogin }) => referrerLogin,
  },
  {
    id: 'site',
    header: t('marks.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
    isExtra: true,
  },
  instantColumn('at', t('referrals.column.at'), ({ registeredAt }) => registeredAt),
  { id: 'source', header: t('referrals.column.source'), cell: sourceOf, sortBy: sourceOf },
  { id: 'mark', header: t('referrals.column.mark'), cell: markOf, sortBy: markOf },
  {
    id: 'state',
    header: t('referrals.column.state'),
    cell: (row) => <Badge tone={row.state === 'paid' ? 'success' : 'neutral'}>{stateOf(row)}</Badge>,
    text: stateOf,
    sortBy: stateOf,
  },
  {
    id: 'heldUntil',
    header: t('referrals.column.heldUntil'),
    numeric: true,
    cell: ({ heldUntil }) => (heldUntil === null ? '' : shortTime(heldUntil)),
    sortBy: ({ heldUntil }) => heldUntil ?? 0,
    isExtra: true,
  },
  {
    id: 'releasedBy',
    header: t('referrals.column.releasedBy'),
    cell: ({ releasedBy }) => releasedBy ?? '',
    sortBy: ({ releasedBy }) => releasedBy ?? '',
    isExtra: true,
  },
];

/** Column of the decisions about a friend who waits for one. */
export const actionColumn = (
  decide: (referral: OperatorReferral, verdict: Verdict) => void,
): ListColumn<OperatorReferral> => ({
  id: 'actions',
  isButtons: true,
  header: t('list.actions'),
  cell: (referral) => (
    <Inline gap="sm">
      <Button size="sm" tone="strong" onClick={() => decide(referral, 'release')}>
        {t('referrals.release')}
      </Button>
      <Button size="sm" tone="danger" emphasis="outline" onClick={() => decide(referral, 'reject')}>
        {t('referrals.reject')}
      </Button>
    </Inline>
  ),
});
