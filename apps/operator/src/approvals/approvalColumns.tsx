import type { Approval, ApprovalState } from '@touchline/contract/operators';
import { Badge, Link, Stack, Text, type BadgeTone } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { currencyColumn, instantColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { siteText } from '../staff/siteText.ts';
import { approvalDetails } from './approvalDetails.ts';
import { actOf, sizeOf } from './approvalText.ts';
import { changedPerson } from './staffChanges.ts';

const siteOf = ({ siteId }: Approval): string => (siteId === null ? t('staff.allSites') : siteText(siteId));

const recipientOf = (approval: Approval): string =>
  approval.player?.login ?? changedPerson(approval) ?? siteOf(approval);

const actColumn: ListColumn<Approval> = {
  id: 'act',
  header: t('approvals.column.act'),
  cell: (approval) => (
    <Stack gap="none">
      <Text weight="strong">{actOf(approval)}</Text>
      {approvalDetails(approval).map((line) => (
        <Text key={line} size="label" tone="muted" lines="two">
          {line}
        </Text>
      ))}
    </Stack>
  ),
  text: (approval) => [actOf(approval), ...approvalDetails(approval)].join('; '),
  sortBy: actOf,
};

/** Columns that waiting and decided acts have in common. */
const columns: readonly ListColumn<Approval>[] = [
  actColumn,
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
    cell: siteOf,
    sortBy: siteOf,
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
];

/** Columns of waiting acts without their decisions. */
export const waitingColumns: readonly ListColumn<Approval>[] = [
  ...columns,
  {
    id: 'age',
    header: t('approvals.column.age'),
    numeric: true,
    cell: ({ at }) => ageText(serverNow() - at),
    sortBy: ({ at }) => -at,
    isExtra: true,
  },
  instantColumn('ends', t('approvals.column.ends'), ({ expiresAt }) => expiresAt),
];

const tones: Readonly<Record<ApprovalState, BadgeTone>> = {
  waiting: 'warning',
  done: 'success',
  refused: 'danger',
  ended: 'neutral',
};

/** Columns of decided acts. */
export const decidedColumns: readonly ListColumn<Approval>[] = [
  ...columns,
  {
    id: 'state',
    header: t('approvals.column.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`approvals.state.${state}`)}</Badge>,
    text: ({ state }) => t(`approvals.state.${state}`),
    sortBy: ({ state }) => state,
  },
  {
    id: 'decidedBy',
    header: t('approvals.column.decidedBy'),
    cell: ({ decidedBy }) => decidedBy ?? '–',
    sortBy: ({ decidedBy }) => decidedBy ?? '',
  },
  instantColumn('decidedAt', t('approvals.column.decidedAt'), ({ decidedAt }) => decidedAt),
];

/** The player of an act, the person whose rights it changes, or the site of a message. */
function Recipient({ approval }: { readonly approval: Approval }) {
  const { player } = approval;
  return player && may('players') ? (
    <Link href={to('players', player.id)}>{player.login}</Link>
  ) : (
    recipientOf(approval)
  );
}
