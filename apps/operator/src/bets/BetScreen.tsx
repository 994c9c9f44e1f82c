import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '@touchline/contract';
import type { OperatorBet } from '@touchline/contract/operators';
import { Badge, ConsoleColumns, DetailList, Link, Stack, Table, Text } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { priceText } from '../shared/price.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to, toList } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { betStateText, betTone, couponTypeText, legStateText, matchText, selectionText } from './betText.ts';

/** One bet with its legs, amounts and player. */
export function BetScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/bets/{couponId}', { path: { couponId: id } }));
  return <Loaded query={query}>{(bet) => <Bet {...bet} />}</Loaded>;
}

function Bet({ coupon, playerId, login, siteId }: OperatorBet) {
  return (
    <Stack gap="md">
      <PageHead
        title={t('bet.title', { id: coupon.id })}
        badges={<Badge tone={betTone(coupon)}>{betStateText(coupon)}</Badge>}
        detail={[couponTypeText(coupon.typeId), siteId, shownTime(coupon.placedAt * 1000)].join(' · ')}
      />
      <ConsoleColumns
        aside={
          <>
            <TitledCard title={t('bet.amounts')}>
              <DetailList details={amountsOf(coupon)} />
            </TitledCard>
            <TitledCard title={t('bet.about')}>
              <Stack gap="sm">
                {may('players') ? (
                  <Link href={to('players', playerId)}>{t('player.title', { id: login })}</Link>
                ) : (
                  <Text>{t('player.title', { id: login })}</Text>
                )}
                <Link href={toList('audit', { subject: `coupon:${coupon.id}` })}>{t('bet.audit')}</Link>
              </Stack>
            </TitledCard>
          </>
        }
      >
        <TitledCard title={t('bet.legsTitle')} pad="none">
          <Legs bets={coupon.bets} />
        </TitledCard>
      </ConsoleColumns>
    </Stack>
  );
}

function amountsOf(coupon: Coupon) {
  const { amount, possiblePayout, payout, iso, coef, acceptedAt, settledAt } = coupon;
  return [
    { id: 'stake', label: t('bet.column.stake'), value: moneyText(amount, iso) },
    { id: 'coef', label: t('bet.column.price'), value: priceText(coef) },
    payout === undefined
      ? { id: 'payout', label: t('bet.possible'), value: moneyText(possiblePayout, iso), strong: true }
      : { id: 'payout', label: t('bet.paid'), value: moneyText(payout, iso), strong: true },
    ...taxOf(coupon),
    ...(acceptedAt === undefined
      ? []
      : [{ id: 'accepted', label: t('bet.accepted'), value: shownTime(acceptedAt * 1000) }]),
    ...(settledAt === undefined
      ? []
      : [{ id: 'settled', label: t('bet.settled'), value: shownTime(settledAt * 1000) }]),
  ];
}

/** Tax on the payout, and what was withheld in all if that isn't the same: while it is open, or after cash-outs. */
function taxOf({ tax, iso }: Coupon) {
  if (!tax) return [];
  const { percent, amount, withheld } = tax;
  return [
    { id: 'tax', label: t('bet.tax', { percent }), value: moneyText(amount, iso) },
    ...(withheld === amount
      ? []
      : [{ id: 'withheld', label: t('bet.taxWithheld'), value: moneyText(withheld, iso) }]),
  ];
}

const columns = [
  { id: 'match', header: t('bet.leg.match') },
  { id: 'selection', header: t('bet.leg.selection') },
  { id: 'coef', header: t('bet.column.price'), numeric: true, align: 'end' },
  { id: 'state', header: t('bet.column.state') },
] as const;

function Legs({ bets }: Pick<Coupon, 'bets'>) {
  return (
    <Table
      label={t('bet.legsTitle')}
      narrow="cards"
      columns={columns}
      rows={bets.map((leg) => ({
        id: leg.selectionId,
        cells: {
          match: (
            <Stack gap="none">
              <Link href={to('matches', String(leg.gameId))}>{matchText(leg)}</Link>
              <Text size="label" tone="muted">
                {[leg.competition, shownTime(leg.startsAt * 1000)].join(' · ')}
              </Text>
            </Stack>
          ),
          selection: selectionText(leg),
          coef: priceText(leg.coef),
          state: legStateText(leg.statusId),
        },
      }))}
    />
  );
}
