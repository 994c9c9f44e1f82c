import { toMinor, toWire } from '@touchline/betting';
import type { BetDataItem } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { taxLabel } from '../../../features/bets/taxLabel.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { cashedOut, isOver } from '../rules/money.ts';
import { isPlaced } from '../../../widgets/bets/outcomes.ts';
import { useAccountNames } from '../text/names.ts';
import { useBetText } from '../text/useBetText.ts';

/** An entry of the record; undefined if the bet doesn't have it. */
type Known = readonly [label: string, value: string | undefined];

/** All data of a bet besides its legs, in order; the payout is last. */
export function useBetData(bet: Bet): readonly BetDataItem[] {
  const text = useBetText();
  const known = [...useRecord(bet), ...useStakes(bet), ...useTerms(bet), ...useActions(bet), ...useTax(bet)];
  const rows = known.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
  // A refused bet has no returns.
  return isPlaced(bet) ? [...rows, { ...text.returns(bet), strong: true }] : rows;
}

/** Ids and times of the bet. */
function useRecord({ id, accountId, iso, placedAt, acceptedAt, settledAt }: Bet): readonly Known[] {
  const { t } = useTranslation('history');
  const text = useBetText();
  const accountName = useAccountNames();
  const account = useAccounts(true).accounts.find((one) => one.id === accountId);
  const at = (seconds: number | undefined) =>
    seconds === undefined ? undefined : text.own(text.atZone(seconds));
  return [
    [t('fact.number'), id],
    [t('fact.account'), account ? text.own(accountName(account)) : iso],
    [t('fact.placed'), at(placedAt)],
    [t('fact.accepted'), at(acceptedAt)],
    [t('fact.settled'), at(settledAt)],
  ];
}

/** Stake and its division. */
function useStakes(bet: Bet): readonly Known[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { iso, lines, amount, amountByBlockId = {}, bets, promoCode, prepaidAmount, isVipBet } = bet;
  const money = (value: string | undefined) => value && format.money(value, iso);
  const bankers = bets.filter(({ isBanker }) => isBanker).length;
  const lineStake = exactShare(amount, lines, iso);
  return [
    [t('fact.lines'), lines > 1 ? String(lines) : undefined],
    [t('fact.lineStake'), lines > 1 ? money(lineStake) : undefined],
    [t('fact.bankers'), bankers > 0 ? String(bankers) : undefined],
    ...Object.entries(amountByBlockId).map(([block, stake]): Known => [
      t('fact.blockStake', { block }),
      money(stake),
    ]),
    [t('fact.stake'), money(amount)],
    [t('fact.openStake'), bet.openStake === undefined ? undefined : money(bet.openStake)],
    [t('fact.promoCode'), promoCode],
    [t('fact.prepaid'), money(prepaidAmount)],
    [t('fact.vip'), isVipBet ? t('fact.yes') : undefined],
  ];
}

/** Prices and extra payouts. */
function useTerms({ iso, coef, antiExpressCoef, expressId, bonus = {} }: Bet): readonly Known[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const text = useBetText();
  const { boostPercent, bonusBetCoef, hyperBonusPercent: percent, hyperBonusAmount } = bonus;
  const times = (factor: string | undefined) => factor && `× ${factor}`;
  const hyperBonus = percent !== undefined && hyperBonusAmount !== undefined;
  return [
    [t('fact.price'), antiExpressCoef === undefined ? text.price(coef) : undefined],
    [t('fact.antiPrice'), antiExpressCoef && text.price(antiExpressCoef)],
    [t('fact.expressId'), expressId],
    [t('fact.boost'), boostPercent === undefined ? undefined : `+${boostPercent} %`],
    [t('fact.bonusBet'), times(bonusBetCoef)],
    [
      t('fact.hyperBonus', { percent: percent ?? 0 }),
      hyperBonus ? format.money(hyperBonusAmount, iso) : undefined,
    ],
  ];
}

/** Actions on the bet after its placement. */
function useActions(bet: Bet): readonly Known[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const text = useBetText();
  const { iso, insurance, powerBet, state } = bet;
  const money = (value: string | undefined) => value && format.money(value, iso);
  const sold = cashedOut(bet);
  return [
    [t('fact.insured'), insurance && `${insurance.percent} %`],
    [t('fact.premium'), money(insurance?.premium)],
    [t('fact.refund'), money(insurance?.refund)],
    [t('fact.powerPrice'), powerBet && text.price(powerBet.oldCoef)],
    [t('fact.powerStake'), money(powerBet?.extraStake)],
    [t('fact.powerPossible'), money(powerBet?.oldPossiblePayout)],
    // For a bet cashed out as a whole, it equals the payout.
    [t('fact.cashedOut'), state !== 'sold' && toMinor(sold, iso) > 0n ? money(sold) : undefined],
  ];
}

/** Payout before the tax on it, and the tax: of the possible payout, then as withheld from all payments. */
function useTax(bet: Bet): readonly Known[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const text = useBetText();
  const { iso, tax, payout, possiblePayout } = bet;
  if (!tax || !isPlaced(bet)) return [];
  const { percent, free } = tax;
  const label = taxLabel(t, { percent, free: free && text.own(format.money(free, iso)) });
  const minus = (amount: string) => `− ${format.money(amount, iso)}`;
  if (!isOver(bet)) {
    const withheld = toMinor(tax.withheld, iso) > 0n ? minus(tax.withheld) : undefined;
    return [
      [t('fact.taxWithheld'), withheld],
      [t('fact.beforeTax'), format.money(possiblePayout, iso)],
      [label, minus(tax.amount)],
    ];
  }
  // Without a tax the payout is the last row's.
  if (toMinor(tax.withheld, iso) === 0n) return [];
  return [
    [t('fact.beforeTax'), payout && format.money(payout, iso)],
    [label, minus(tax.withheld)],
  ];
}

/** Divides an amount by a number of combinations; undefined if it isn't divisible in minor units. */
function exactShare(amount: string, lines: number, iso: string): string | undefined {
  const minor = toMinor(amount, iso);
  return minor % BigInt(lines) === 0n ? toWire(minor / BigInt(lines), iso) : undefined;
}
