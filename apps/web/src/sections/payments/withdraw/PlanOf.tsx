import { PaymentMark, PayoutPlan, type PlanFact } from '@touchline/ui';
import type { PayoutLeg } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../../features/cashier/paymentText.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useLang } from '../../../platform/links/usePaths.ts';

interface PlanOfProps {
  readonly legs: readonly PayoutLeg[];
  readonly iso: string;
  readonly facts?: readonly PlanFact[];
}

/** Payments of a withdrawal: before it is requested with the reason of each, afterwards with its state. */
export function PlanOf({ legs, iso, facts = [] }: PlanOfProps) {
  const { t } = useTranslation('payments');
  const lang = useLang();
  const format = useFormat();
  const whyOf = ({ state, back, amount }: PayoutLeg): string => {
    if (state !== undefined) return t(`state.${state}`);
    if (Number(back) === 0) return t(legs.length > 1 ? 'withdraw.why.rest' : 'withdraw.why.all');
    return t(Number(back) < Number(amount) ? 'withdraw.why.both' : 'withdraw.why.back');
  };
  return (
    <PayoutPlan
      title={t('withdraw.where')}
      payouts={legs.map((leg, index) => ({
        id: String(index),
        logo: <PaymentMark name={leg.icon} />,
        name: `${textIn(leg.name, lang)} ${leg.requisite}`,
        detail: whyOf(leg),
        amount: format.money(leg.amount, iso),
      }))}
      facts={facts}
    />
  );
}
