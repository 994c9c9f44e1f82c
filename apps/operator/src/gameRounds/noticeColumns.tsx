import type { GameNotice } from '@touchline/contract/operators';
import { Button, Link, Stack, Text } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';

/** Returns what has happened, by the notice's kind. */
export const noticeText = ({ kind }: GameNotice): string => messageOf('gameNotices.kind', kind);

const aboutText = ({ makerId, roundId }: GameNotice): string =>
  roundId === null ? makerId : t('round.title', { id: roundId });

/**
 * Returns the columns of notices.
 * @param answer called for the notice that the operator wants to answer
 */
export const noticeColumns = (answer: (notice: GameNotice) => void): readonly ListColumn<GameNotice>[] => [
  {
    id: 'kind',
    header: t('gameNotices.column.kind'),
    cell: (notice) => <TwoLines first={noticeText(notice)} second={notice.detail} />,
    text: (notice) => `${noticeText(notice)}: ${notice.detail}`,
    sortBy: noticeText,
  },
  {
    id: 'about',
    header: t('gameNotices.column.about'),
    cell: (notice) =>
      notice.roundId === null ? (
        notice.makerId
      ) : (
        <Link href={to('rounds', notice.roundId)}>{aboutText(notice)}</Link>
      ),
    text: aboutText,
    sortBy: aboutText,
  },
  {
    id: 'maker',
    header: t('rounds.maker'),
    cell: ({ makerId }) => makerId,
    sortBy: ({ makerId }) => makerId,
    isExtra: true,
  },
  {
    id: 'tx',
    header: t('round.column.tx'),
    cell: ({ txId }) => txId ?? '–',
    isExtra: true,
  },
  {
    id: 'amount',
    header: t('gameNotices.column.amount'),
    numeric: true,
    align: 'end',
    cell: ({ amount, iso }) => (amount === null || iso === null ? '–' : moneyText(amount, iso)),
    text: ({ amount }) => amount ?? '',
    sortBy: ({ amount }) => Number(amount ?? 0),
    sum: ({ amount, iso }) => (amount === null || iso === null ? undefined : { amount, iso }),
  },
  {
    id: 'currency',
    header: t('list.currency'),
    cell: ({ iso }) => iso ?? '–',
    sortBy: ({ iso }) => iso ?? '',
    isExtra: true,
  },
  instantColumn('at', t('gameNotices.column.at'), ({ at }) => at * 1000),
  {
    id: 'answer',
    header: t('gameNotices.column.answer'),
    cell: (notice) =>
      notice.answeredAt === null ? (
        <Button size="sm" onClick={() => answer(notice)}>
          {t('gameNotices.answer')}
        </Button>
      ) : (
        <TwoLines
          first={notice.answer ?? ''}
          second={t('gameNotices.answeredBy', {
            name: notice.answeredBy ?? '',
            at: shortTime(notice.answeredAt * 1000),
          })}
        />
      ),
    text: (notice) => notice.answer ?? '',
  },
];

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <Stack gap="none">
      <Text>{first}</Text>
      <Text size="label" tone="muted">
        {second}
      </Text>
    </Stack>
  );
}
