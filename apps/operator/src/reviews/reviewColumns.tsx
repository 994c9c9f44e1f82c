import type { Review } from '@touchline/contract/operators';
import { Link, Stack, Text } from '@touchline/ui';
import { may } from '../api/session.ts';
import { betMatches, betText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { currencyColumn, moneyColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { priceText } from '../shared/price.ts';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { pricesNowText, shapeText } from './reviewText.ts';

/** Columns of stakes above the maximum without their answers. */
export const reviewColumns: readonly ListColumn<Review>[] = [
  {
    id: 'bet',
    header: t('bet.column.bet'),
    cell: ({ coupon }) => (
      <Stack gap="none">
        {may('results') ? <Link href={to('bets', coupon.id)}>{betText(coupon)}</Link> : betText(coupon)}
        <Text size="label" tone="muted">
          {[t('search.number', { id: coupon.id }), betMatches(coupon.bets)].join(' · ')}
        </Text>
      </Stack>
    ),
    text: ({ coupon }) => coupon.id,
  },
  {
    id: 'shape',
    header: t('bet.column.type'),
    cell: ({ coupon }) => shapeText(coupon),
    isExtra: true,
  },
  {
    id: 'player',
    header: t('bet.column.player'),
    cell: ({ playerId: id }) => (may('players') ? <Link href={to('players', id)}>{id}</Link> : id),
    text: ({ playerId }) => playerId,
    sortBy: ({ playerId }) => playerId,
  },
  moneyColumn('stake', t('bet.column.stake'), ({ coupon: { amount, iso } }) => ({ amount, iso })),
  {
    id: 'coef',
    header: t('reviews.column.asked'),
    numeric: true,
    align: 'end',
    cell: ({ coupon }) => priceText(coupon.coef),
    text: ({ coupon }) => coupon.coef,
    sortBy: ({ coupon }) => Number(coupon.coef),
  },
  { id: 'now', header: t('reviews.column.legsNow'), numeric: true, cell: pricesNowText },
  moneyColumn('payout', t('bet.possible'), ({ coupon: { possiblePayout, iso } }) => ({
    amount: possiblePayout,
    iso,
  })),
  currencyColumn(({ coupon }) => coupon.iso),
  {
    id: 'age',
    header: t('reviews.column.age'),
    numeric: true,
    cell: ({ coupon }) => ageText(serverNow() - coupon.placedAt * 1000),
    sortBy: ({ coupon }) => -coupon.placedAt,
  },
];
