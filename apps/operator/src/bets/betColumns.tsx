import type { Coupon } from '@touchline/contract';
import { Badge, Link, Stack, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { currencyColumn, instantColumn, moneyColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { priceText } from '../shared/price.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { betMatches, betStateText, betText, betTone, couponTypeText } from './betText.ts';

/** Row with a bet. */
export interface WithCoupon {
  readonly coupon: Coupon;
}

const payoutOf = ({ payout, possiblePayout }: Coupon): string => payout ?? possiblePayout;

/** Columns of bets; the first one links to the bet's page. */
export const betColumns: readonly ListColumn<WithCoupon>[] = [
  {
    id: 'bet',
    header: t('bet.column.bet'),
    cell: ({ coupon }) => (
      <Stack gap="none">
        <Link href={to('bets', coupon.id)} tone="inherit">
          <Text weight="strong">{betText(coupon)}</Text>
        </Link>
        <Text size="label" tone="muted">
          {[t('search.number', { id: coupon.id }), betMatches(coupon.bets)].join(' · ')}
        </Text>
      </Stack>
    ),
    text: ({ coupon }) => coupon.id,
  },
  {
    id: 'type',
    header: t('bet.column.type'),
    cell: ({ coupon }) => couponTypeText(coupon.typeId),
    sortBy: ({ coupon }) => couponTypeText(coupon.typeId),
    isExtra: true,
  },
  instantColumn('placed', t('bet.column.placed'), ({ coupon }) => coupon.placedAt * 1000),
  {
    id: 'coef',
    header: t('bet.column.price'),
    numeric: true,
    align: 'end',
    cell: ({ coupon }) => priceText(coupon.coef),
    text: ({ coupon }) => coupon.coef,
    sortBy: ({ coupon }) => Number(coupon.coef),
  },
  moneyColumn('stake', t('bet.column.stake'), ({ coupon: { amount, iso } }) => ({ amount, iso })),
  moneyColumn('payout', t('bet.column.payout'), ({ coupon }) => ({
    amount: payoutOf(coupon),
    iso: coupon.iso,
  })),
  currencyColumn(({ coupon }) => coupon.iso),
  {
    id: 'settled',
    header: t('bet.settled'),
    numeric: true,
    cell: ({ coupon: { settledAt } }) => (settledAt === undefined ? '' : shortTime(settledAt * 1000)),
    text: ({ coupon: { settledAt } }) =>
      settledAt === undefined ? '' : new Date(settledAt * 1000).toISOString(),
    sortBy: ({ coupon }) => coupon.settledAt ?? Infinity,
    isExtra: true,
  },
  {
    id: 'state',
    header: t('bet.column.state'),
    numeric: true,
    cell: ({ coupon }) => <Badge tone={betTone(coupon)}>{betStateText(coupon)}</Badge>,
    text: ({ coupon }) => betStateText(coupon),
    sortBy: ({ coupon }) => betStateText(coupon),
  },
];
