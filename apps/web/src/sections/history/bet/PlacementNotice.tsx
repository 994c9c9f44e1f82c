import { Card, CouponOffer, Notice, PlacementDelay } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { refusalKey } from '../../../features/coupon/refusalWords.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useWord } from '../../../platform/i18n/useWord.ts';
import { useBetText } from '../useBetText.ts';
import { useDeviceDeadline } from '../useDeviceDeadline.ts';
import { useServerSeconds } from '../useServerSeconds.ts';

/** What the player should know about a bet of which `needsNotice` holds. */
export default function PlacementNotice({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('history');
  const { state, refusal, offer } = bet;
  if (state === 'pending') return <Delay bet={bet} />;
  if (state === 'review') return <Notice>{t('review')}</Notice>;
  if (state === 'cancelled') return <Notice>{t('cancelled')}</Notice>;
  if (offer) return <Offered bet={bet} offer={offer} />;
  return refusal ? (
    <Refused refusal={refusal} iso={bet.iso} />
  ) : (
    <Notice tone="warning">{t('notPlaced')}</Notice>
  );
}

function Delay({ bet: { delaySeconds, decidesAt } }: { readonly bet: Bet }) {
  const { t } = useTranslation('history');
  const deadline = useDeviceDeadline(decidesAt);
  return (
    <PlacementDelay
      title={t('pending')}
      detail={(count) => t('pendingText', { count })}
      startedAt={deadline - delaySeconds * 1000}
      deadline={deadline}
    />
  );
}

interface RefusedProps {
  readonly refusal: NonNullable<Bet['refusal']>;
  readonly iso: string;
}

function Refused({ refusal: { code, limit, legs }, iso }: RefusedProps) {
  const { t } = useTranslation('history');
  const word = useWord();
  const format = useFormat();
  const values = { limit: limit === undefined ? '' : format.money(limit, iso) };
  const key = refusalKey(code, legs.length > 0);
  const title = word('couponMore', `refusal.${key}.title`);
  const text = word('couponMore', `refusal.${key}.text`, values);
  return (
    <Notice tone="warning">
      {title === undefined || text === undefined ? t('notPlaced') : t('refused', { title, text })}
    </Notice>
  );
}

interface OfferedProps {
  readonly bet: Bet;
  readonly offer: NonNullable<Bet['offer']>;
}

/** What an operator offers instead: the old stake and prices beside the new ones. */
function Offered({ bet, offer: { amount, bets, expiresAt } }: OfferedProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const text = useBetText();
  const isOver = useServerSeconds(true) >= expiresAt;
  const prices = bet.bets.flatMap((leg) => {
    const offered = bets.find(({ selectionId }) => selectionId === leg.selectionId);
    if (!offered || offered.coef === leg.coef) return [];
    return { label: text.event(leg), before: text.price(leg.coef), value: text.price(offered.coef) };
  });
  const before = amount === bet.amount ? undefined : format.money(bet.amount, bet.iso);
  return (
    <Card>
      <CouponOffer
        kind="vip"
        title={t('offer.title')}
        detail={t(isOver ? 'offer.over' : 'offer.until', { time: text.at(expiresAt) })}
        facts={[{ label: t('fact.stake'), before, value: format.money(amount, bet.iso) }, ...prices]}
      />
    </Card>
  );
}
