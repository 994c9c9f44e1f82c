import type { Approval } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { currencyColumn, instantColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { actOf, sizeOf } from './approvalText.ts';

const recipientOf = ({ player, siteId }: Approval): string => player?.login ?? siteId;

/** Columns of waiting acts without their decisions. */
export const approvalColumns: readonly ListColumn<Approval>[] = [
  { id: 'act', header: t('approvals.column.act'), cell: actOf, sortBy: actOf },
  {
    id: 'for',
    header: t('approvals.column.for'),
    cell: (approval) => <Recipient approval={approval} />,
    text: recipientOf,
    sortBy: recipientOf,
  },
  {
    id: 'site',
    header: t('approvals.column.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
    isExtra: true,
  },
  {
    id: 'size',
    header: t('approvals.column.size'),
    numeric: true,
    align: 'end',
    cell: sizeOf,
    text: (approval) => approval.amount ?? String(approval.players ?? sizeOf(approval)),
    sortBy: ({ amount, players }) => Number(amount ?? players ?? 0),
    sum: ({ amount, iso }) => (amount === null || iso === null ? undefined : { amount, iso }),
  },
  currencyColumn(({ iso }) => iso),
  { id: 'reason', header: t('approvals.column.reason'), cell: ({ reason }) => reason ?? '' },
  {
    id: 'by',
    header: t('approvals.column.by'),
    cell: ({ askedBy }) => askedBy,
    sortBy: ({ askedBy }) => askedBy,
  },
  instantColumn('at', t('approvals.column.at'), ({ at }) => at),
  {
    id: 'age',
    header: t('approvals.column.age'),
    numeric: true,
    cell: ({ at }) => ageText(serverNow() - at),
    sortBy: ({ at }) => -at,
    isExtra: true,
  },
];

/** The player of an act, or the site of a message. */
function Recipient({ approval }: { readonly approval: Approval }) {
  const { player } = approval;
  return player && may('players') ? (
    <Link href={to('players', player.id)}>{player.login}</Link>
  ) : (
    recipientOf(approval)
  );
}
