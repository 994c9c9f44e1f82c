import { BetDetail, Notice, Stack, type BetFact } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../features/coupon/coupon.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { betVerdict, isPlaced } from './outcomes.ts';
import { useBetLeg } from './useBetLeg.ts';
import { useBetText } from './useBetText.ts';

/** A bet in full, and what the player should know while it is not placed. */
export function BetView({ coupon }: { readonly coupon: PlacedCoupon }) {
  const { t } = useTranslation('history');
  const text = useBetText();
  const betLeg = useBetLeg();
  const facts = useFacts(coupon);
  const { outcome, word } = betVerdict(coupon);
  return (
    <Stack gap="md">
      <PlacementNotice coupon={coupon} />
      <BetDetail
        title={text.title(coupon)}
        outcome={outcome}
        outcomeWord={t(`outcome.${word}`)}
        legs={coupon.bets.map((leg) => betLeg(leg, coupon))}
        facts={facts}
      />
    </Stack>
  );
}

function useFacts(coupon: PlacedCoupon): BetFact[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const text = useBetText();
  const times = [
    { label: t('fact.placed'), at: coupon.placedAt },
    { label: t('fact.accepted'), at: coupon.acceptedAt },
    { label: t('fact.settled'), at: coupon.settledAt },
  ];
  return [
    { label: t('fact.number'), value: coupon.id },
    ...times.flatMap(({ label, at }) => (at === undefined ? [] : { label, value: text.atZone(at) })),
    { label: t('fact.stake'), value: format.money(coupon.amount, coupon.iso) },
    { label: t('fact.price'), value: text.price(coupon.coef) },
    // What was refused promises nothing.
    ...(isPlaced(coupon) ? [{ ...text.returns(coupon), strong: true }] : []),
  ];
}

function PlacementNotice({ coupon }: { readonly coupon: PlacedCoupon }) {
  const { t } = useTranslation('history');
  const { t: words } = useTranslation('coupon');
  const format = useFormat();
  const { state, delaySeconds, refusal, iso } = coupon;
  if (state === 'pending') return <Notice>{t('pending', { count: delaySeconds })}</Notice>;
  if (isPlaced(coupon)) return null;
  if (!refusal) return <Notice tone="warning">{t('notPlaced')}</Notice>;
  const limit = refusal.limit === undefined ? '' : format.money(refusal.limit, iso);
  return (
    <Notice tone="warning">{`${words(`refusal.${refusal.code}.title`)}. ${words(`refusal.${refusal.code}.text`, { limit })}`}</Notice>
  );
}
