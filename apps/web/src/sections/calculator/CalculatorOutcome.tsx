import { COUPON_TYPE, formatCombinedOdds, oddsFormat, rational, toWire } from '@touchline/betting';
import { Button, CouponTotals, Inline, Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { copyText, shareData } from '../../platform/page/device.ts';
import { calculate, type CalcOutcome, type CalcProblem } from './calculation.ts';
import type { Calculation } from './calculationModel.ts';

export interface CalculatorOutcomeProps {
  readonly calculation: Calculation;
}

/** Payout of the bet, or what is missing to calculate it; updated while typing. */
export default function CalculatorOutcome({ calculation }: CalculatorOutcomeProps) {
  const calculated = calculate(calculation);
  const problemText = useProblemText(calculation);
  const { t } = useTranslation('calculator');
  if (!calculated.ok) return <Notice announced>{problemText(calculated.problem)}</Notice>;
  const { state } = calculated.outcome;
  return (
    <Stack gap="md">
      <Notice
        announced
        tone={state === 'won' ? 'success' : 'info'}
        icon={state === 'open' ? 'clock' : undefined}
      >
        {t(`state.${state}`)}
      </Notice>
      <Figures calculation={calculation} outcome={calculated.outcome} />
      <ShareRow />
    </Stack>
  );
}

function Figures({ calculation, outcome }: { calculation: Calculation; outcome: CalcOutcome }) {
  const { t } = useTranslation('calculator');
  const format = useFormat();
  const { iso, viewId, typeId } = calculation;
  const money = (minor: bigint) => format.money(toWire(minor, iso), iso);
  const { payoutMinor, stakeMinor, lines, unitStake, total, leastMinor } = outcome;
  const gain = payoutMinor - stakeMinor;
  const hasLines = lines > 1n;
  const price = priceText(total, viewId);
  return (
    <CouponTotals
      lines={[
        { label: t('totalStake'), value: money(stakeMinor) },
        ...(hasLines ? [{ label: t('unit'), value: money(rational.roundHalfUp(unitStake)) }] : []),
        ...(leastMinor === undefined ? [] : [{ label: t('least'), value: money(leastMinor) }]),
        { label: t(gain < 0n ? 'loss' : 'profit'), value: money(gain < 0n ? -gain : gain) },
      ]}
      priceLabel={t(price === undefined ? 'lines' : 'total')}
      price={price ?? String(lines)}
      returnsLabel={t('payout')}
      returns={money(payoutMinor)}
      note={t(typeId === COUPON_TYPE.antiExpress ? 'antiNote' : 'rounded')}
    />
  );
}

/**
 * Formats the total price. A total of 1 or less, as after refunded or half-lost selections, isn't valid in any
 * format.
 */
function priceText(total: rational.Rational | undefined, viewId: number): string | undefined {
  if (!total || rational.compare(total, rational.ONE) <= 0) return undefined;
  return formatCombinedOdds(total, viewId);
}

function ShareRow() {
  const { t } = useTranslation('calculator');
  const [copied, setCopied] = useState<boolean>();
  const data = { title: t('title'), url: location.href };
  return (
    <Stack gap="sm">
      <Inline wrap="wrap">
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copyText(location.href).then(setCopied)}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
        {shareData.isPossible(data) && (
          <Button icon="share" onClick={() => void shareData.send({ ...data, url: location.href })}>
            {t('share')}
          </Button>
        )}
      </Inline>
      {copied === false && (
        <Notice tone="warning" announced>
          {t('noClipboard')}
        </Notice>
      )}
    </Stack>
  );
}

/** Returns the message about missing or invalid input, with what to do. */
function useProblemText({ viewId }: Calculation): (problem: CalcProblem) => string {
  const { t, i18n } = useTranslation(['calculator', 'settings']);
  return (problem) => {
    const { reason } = problem;
    const { legs = [], ...facts } = { legs: undefined, ...problem };
    const values = {
      ...facts,
      legs: new Intl.ListFormat(i18n.language).format(legs.map((index) => String(index + 1))),
      format: t(`settings:odds.${oddsFormat(viewId)}`),
    };
    const isOne = 'max' in problem && problem.max === 1;
    return t(`problem.${reason === 'leg-count' && isOne ? 'leg-count-one' : reason}`, values);
  };
}
