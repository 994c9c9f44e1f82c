import { Button, Card, CouponOffer, Slider } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insuranceQuery } from '../../../features/bets/actions/betActions.api.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { useBetText } from '../text/useBetText.ts';
import { purchaseStep, type PurchaseMessage } from './purchaseStep.ts';
import type { BetActing } from './useBetAction.ts';
import { useRefusalReason } from './useRefusalReason.ts';

interface InsuranceCardProps {
  readonly bet: Bet;
  readonly acting: BetActing;
}

const FIRST_PERCENT = 50;
const tones = { unknown: 'warning', moved: 'warning', unanswered: 'danger', refused: 'danger' } as const;

/** Insurance of an open bet: its cost, or the insurance that the bet has. Renders nothing if there can't be any. */
export function InsuranceCard({ bet, acting }: InsuranceCardProps) {
  const isChanged = bet.openStake !== undefined || bet.powerBet !== undefined;
  if (bet.insurance) return <Insured bet={bet} insurance={bet.insurance} />;
  return isChanged ? null : <InsuranceOffer bet={bet} acting={acting} />;
}

interface InsuredProps {
  readonly bet: Bet;
  readonly insurance: NonNullable<Bet['insurance']>;
}

function Insured({ bet: { iso }, insurance: { percent, premium, refund } }: InsuredProps) {
  const { t } = useTranslation('betActions');
  const format = useFormat();
  return (
    <Card>
      <CouponOffer
        kind="insurance"
        title={t('insurance.done')}
        detail={t('insurance.doneDetail', { percent })}
        details={[
          { label: t('insurance.paid'), value: format.money(premium, iso) },
          { label: t('insurance.refund'), value: format.money(refund, iso) },
        ]}
      />
    </Card>
  );
}

function InsuranceOffer({ bet, acting }: InsuranceCardProps) {
  const { t } = useTranslation('betActions');
  const format = useFormat();
  const { own } = useBetText();
  const refusedWhy = useRefusalReason(acting.state);
  const [isOpen, setOpen] = useState(false);
  const [share, setShare] = useState(FIRST_PERCENT);
  const [percent, setPercent] = useState(FIRST_PERCENT);
  const [asked, setAsked] = useState<string>();
  const closed = isOpen ? {} : { refetchInterval: pollEvery.line };
  const { data } = useQuery({ ...insuranceQuery(bet.id, percent), ...closed });
  const premium = data?.premium;
  const step = purchaseStep({ kind: 'insurance', iso: bet.iso, price: premium, asked, action: acting.state });
  // Offers come and go; the card stays only while the player has it open.
  if (!data || data.availability === -2 || (!isOpen && premium === undefined)) return null;

  const isAsked = step.state === 'asked';
  const isOfShare = share === data.percent;
  const money = (amount: string | undefined) =>
    amount === undefined ? '' : own(format.money(amount, bet.iso));
  const newsText = (news: PurchaseMessage) => {
    const amounts = { amount: money(premium), from: money(asked), to: money(premium) };
    return news === 'refused' ? (refusedWhy ?? t('insurance.refused')) : t(`insurance.${news}`, amounts);
  };
  const leave = () => {
    acting.leave();
    setAsked(undefined);
  };
  const press = ({ detail }: { readonly detail: number }) => {
    // The second click of a double click must not confirm a question that appeared after the first.
    if (premium === undefined || (isAsked && detail > 1)) return;
    acting.leave();
    setAsked(isAsked ? undefined : premium);
    if (isAsked) acting.act({ kind: 'insurance', body: { percent, premium } });
  };
  const lack = premium === undefined ? t('insurance.suspended') : undefined;
  return (
    <Card>
      <CouponOffer
        kind="insurance"
        title={t('insurance.title')}
        detail={t('insurance.detail')}
        message={step.message ? newsText(step.message) : lack}
        messageTone={step.message && step.message !== 'ask' ? tones[step.message] : 'info'}
        control={
          isOpen &&
          premium !== undefined && (
            <Slider
              label={t('insurance.part')}
              min={1}
              value={share}
              disabled={step.state !== 'offer'}
              formatValue={(value) => `${value} %`}
              onValueChange={setShare}
              onValueCommit={setPercent}
            />
          )
        }
        details={
          isOpen && premium !== undefined
            ? [
                { label: t('insurance.premium'), value: isOfShare ? money(premium) : '…' },
                { label: t('insurance.refund'), value: isOfShare ? money(data.refund) : '…' },
              ]
            : []
        }
        actions={
          isOpen ? (
            <>
              {isAsked && (
                <Button emphasis="outline" onClick={leave}>
                  {t('insurance.cancel')}
                </Button>
              )}
              {premium !== undefined && (
                <Button
                  tone="strong"
                  emphasis="outline"
                  busy={step.state === 'working'}
                  disabled={!isOfShare}
                  onClick={press}
                >
                  {t(isAsked ? 'insurance.confirm' : 'insurance.insure', { amount: money(premium) })}
                </Button>
              )}
            </>
          ) : (
            <Button emphasis="outline" onClick={() => setOpen(true)}>
              {t('insurance.open')}
            </Button>
          )
        }
      />
    </Card>
  );
}
