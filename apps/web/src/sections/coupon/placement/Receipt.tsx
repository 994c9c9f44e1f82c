import { BetReceipt, Button, ButtonLink, type BetReceiptLine, type ReceiptLine } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { possibleAfterTax } from '../../../features/bets/afterTax.ts';
import { taxLabel } from '../../../features/bets/taxLabel.ts';
import { keepSelections, leaveCoupon } from '../../../features/coupon/placement/placement.actions.ts';
import type { SeenCoupon } from '../../../features/coupon/placement/placement.types.ts';
import { useTimeOfPlay } from '../../../features/odds/clock/useTimeOfPlay.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { ShareBetButton } from '../../../features/sharing/ShareBetButton.tsx';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { legCrest } from '../../../widgets/coupon/legCrest.tsx';
import { useLegTexts } from '../../../widgets/coupon/useLegTexts.ts';

/** Result of a placed bet: its receipt and further actions. */
export function Accepted({ placed }: { readonly placed: SeenCoupon }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { coefViewId } = useSnapshot(settings);
  const names = useNames();
  const legTexts = useLegTexts();
  const timeOfPlay = useTimeOfPlay();
  const hasCrests = useHasCrests();
  const { id, iso, bets, placedAt } = placed;
  return (
    <BetReceipt
      title={t('placement.accepted')}
      detail={`${format.day(placedAt)}, ${format.time(placedAt)}`}
      kind={useKind(placed)}
      number={t('receipt.id', { id })}
      legs={bets.map((leg) => {
        const { pick, market, event } = legTexts(leg);
        const score = leg.isLive && leg.away !== '' ? leg.scoreAtPlacement?.total.join(':') : undefined;
        const time = timeOfPlay(leg.clockAtPlacement);
        return {
          id: leg.selectionId,
          title: pick,
          price: oddsText(leg.coef, coefViewId) || leg.coef,
          // In play the score counts, and no longer the start.
          notes:
            score === undefined
              ? [market, event]
              : [
                  market,
                  names.match(leg),
                  time === undefined
                    ? t('receipt.scoreThen', { score })
                    : t('receipt.playThen', { time, score }),
                ],
          crest: hasCrests ? legCrest(leg) : undefined,
        };
      })}
      lines={[...useBonusLines(placed), ...useSums(placed), ...useTaxLines(placed)]}
      payout={{
        label: t(placed.tax ? 'receipt.returnsTaxed' : 'receipt.returns'),
        value: format.money(possibleAfterTax(placed), iso),
      }}
      share={<ShareBetButton tone="brand" emphasis="plain" couponId={id} label={t('placement.share')} />}
      actions={<ReceiptActions />}
    />
  );
}

/** Buttons below a receipt: the selections once more, and all bets. */
export function ReceiptActions() {
  const { t } = useTranslation('couponMore');
  return (
    <>
      <Button onClick={keepSelections}>{t('placement.keep')}</Button>
      <BetLink />
    </>
  );
}

/** Type of a placed coupon: "Single", "Express, 3 selections". */
function useKind({ typeId, bets }: SeenCoupon): string {
  const { t } = useTranslation('couponMore');
  const { t: common } = useTranslation('common');
  const findText = useFindText();
  const type = findText('coupon', `type.${typeId}`) ?? '';
  if (bets.length === 1) return type;
  return t('receipt.kind', { type, selections: common('selections', { count: bets.length }) });
}

/** Bonuses that the platform added to a coupon. */
function useBonusLines({ iso, bets, bonus = {} }: SeenCoupon): readonly BetReceiptLine[] {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { boostPercent, bonusBetCoef, hyperBonusAmount } = bonus;
  const line = (label: string, value: string | undefined) =>
    value === undefined ? [] : [{ label, value, isBonus: true }];
  return [
    ...line(t('bonus.expressOfDay'), boostPercent === undefined ? undefined : `+ ${boostPercent} %`),
    ...line(t('bonus.bet'), bonusBetCoef && `× ${bonusBetCoef}`),
    ...line(
      t('bonus.hyper', { count: bets.length }),
      hyperBonusAmount && `+ ${format.money(hyperBonusAmount, iso)}`,
    ),
  ];
}

/** Total price, number of bets, and stake of a placed coupon. */
function useSums({ amount, iso, coef, lines, bets }: SeenCoupon): readonly BetReceiptLine[] {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { coefViewId } = useSnapshot(settings);
  const price = lines === 1 && bets.length > 1 ? oddsText(coef, coefViewId) : '';
  return [
    ...(price === '' ? [] : [{ label: t('receipt.price'), value: price }]),
    ...(lines > 1 ? [{ label: t('receipt.bets'), value: String(lines) }] : []),
    { label: t('receipt.stake'), value: format.money(amount, iso) },
  ];
}

/** Tax that would be withheld from the possible returns. */
function useTaxLines({ iso, tax }: Pick<Receipted, 'iso' | 'tax'>): readonly ReceiptLine[] {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  if (!tax) return [];
  const { percent, free } = tax;
  const label = taxLabel(t, { percent, free: free && format.money(free, iso) });
  return [{ label, value: `− ${format.money(tax.amount, iso)}` }];
}

/** Fields of a placed coupon shown on its receipt. */
export interface Receipted {
  readonly id: string;
  readonly amount: string;
  readonly iso: string;
  readonly coef: string;
  readonly lines: number;
  readonly possiblePayout: string;
  readonly tax?: SeenCoupon['tax'] | undefined;
}

/** Number, stake, total price or number of bets, and possible returns of a placed coupon. */
export function useReceipt(placed: Receipted): readonly ReceiptLine[] {
  const { id, amount, iso, coef, lines, tax } = placed;
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { coefViewId } = useSnapshot(settings);
  const price = lines === 1 ? oddsText(coef, coefViewId) : '';
  return [
    { label: t('receipt.number'), value: id },
    { label: t('receipt.stake'), value: format.money(amount, iso) },
    ...(price === '' ? [] : [{ label: t('receipt.price'), value: price }]),
    ...(lines > 1 ? [{ label: t('receipt.bets'), value: String(lines) }] : []),
    ...useTaxLines(placed),
    {
      label: t(tax ? 'receipt.returnsTaxed' : 'receipt.returns'),
      value: format.money(possibleAfterTax(placed), iso),
    },
  ];
}

export interface BetLinkProps {
  /** Bet to link to; all bets if omitted. */
  readonly couponId?: string;
  /**
   * True if the link is secondary.
   * @default false
   */
  readonly isSecond?: boolean;
}

/** Link to a placed bet, or to all bets while its number is unknown. */
export function BetLink({ couponId, isSecond = false }: BetLinkProps) {
  const { t } = useTranslation('couponMore');
  const paths = usePaths();
  const href = couponId === undefined ? paths.history : paths.bet(couponId);
  return (
    <ButtonLink tone={isSecond ? 'neutral' : 'strong'} href={href} onClick={leaveCoupon}>
      {t(couponId === undefined ? 'placement.history' : 'placement.viewBet')}
    </ButtonLink>
  );
}
