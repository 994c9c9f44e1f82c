import { Card, CashOut, Heading, Notice, PlacementDelay, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashOutQuery, type CashOutOffer } from '../../../features/bets/actions/betActions.api.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { focusOn } from '../../../platform/page/focusOn.ts';
import { partOf } from '../rules/money.ts';
import { useDeviceDeadline } from '../text/time.ts';
import { cashOutStep } from './cashOutStep.ts';
import { useAmountMove } from './useAmountMove.ts';
import { useCashOutLabels } from './useCashOutLabels.ts';
import type { BetActing } from './useBetAction.ts';

interface CashOutCardProps {
  readonly bet: Bet;
  readonly acting: BetActing;
}

/** Cash-out: the current offer, whole or partial, the result of a cash-out, and why there is no offer. */
export function CashOutCard({ bet, acting }: CashOutCardProps) {
  const { t } = useTranslation('betActions');
  const errorMessage = useErrorMessage();
  const pending = bet.sales?.find(({ state }) => state === 'pending');
  const query = useQuery({ ...cashOutQuery(bet), enabled: bet.state === 'accepted' && !pending });
  const isJustSold = acting.state?.step === 'done' && acting.state.intent.kind === 'sale';
  return (
    // Moves the focus here after a partial cash-out: the button is gone until the rest has an offer.
    <Card ref={isJustSold ? focusOn : undefined}>
      <Stack gap="sm">
        <Heading level={2}>{t('sale.title')}</Heading>
        {pending ? (
          <CashOutDelay at={pending.at} decidesAt={pending.decidesAt} />
        ) : query.isError && !query.data ? (
          <Notice tone="warning">{t('sale.failed', { why: errorMessage(query.error) })}</Notice>
        ) : (
          <CurrentOffer bet={bet} acting={acting} offer={query.data} />
        )}
      </Stack>
    </Card>
  );
}

interface CashOutDelayProps {
  /** UTC seconds. */
  readonly at: number;
  /** UTC ms. */
  readonly decidesAt?: number | undefined;
}

function CashOutDelay({ at, decidesAt }: CashOutDelayProps) {
  const { t } = useTranslation('betActions');
  const deadline = useDeviceDeadline(decidesAt);
  return (
    <PlacementDelay
      title={t('sale.pending')}
      detail={(count) => t('sale.pendingText', { count })}
      startedAt={deadline - Math.max(0, (decidesAt ?? at * 1000) - at * 1000)}
      deadline={deadline}
    />
  );
}

interface CurrentOfferProps extends CashOutCardProps {
  readonly offer: CashOutOffer | undefined;
}

function CurrentOffer({ bet, acting, offer }: CurrentOfferProps) {
  const { t } = useTranslation('betActions');
  const [share, setShare] = useState(100);
  const [asked, setAsked] = useState<string>();
  const direction = useAmountMove(offer?.amount, bet.iso, bet.openStake ?? bet.amount);
  const least = offer?.minPercent ?? 100;
  const percent = Math.max(share, least);
  const part = offer?.amount === undefined ? undefined : partOf(bet, offer.amount, percent);
  const step = cashOutStep({ bet, offer, amount: part?.amount, asked, action: acting.state });
  const labels = useCashOutLabels({ bet, percent, part, step });

  const leave = () => {
    acting.leave();
    setAsked(undefined);
  };
  const press = ({ detail }: { readonly detail: number }) => {
    const isAgreed = step.state === 'confirm' || step.state === 'moved';
    // The second click of a double click must not confirm a question that appeared after the first.
    if (!part || (isAgreed && detail > 1)) return;
    acting.leave();
    setAsked(isAgreed ? undefined : part.amount);
    if (isAgreed) acting.act({ kind: 'sale', body: { percent, amount: part.amount } });
  };
  return (
    <CashOut
      label={labels.label}
      offer={labels.offer}
      move={direction && { direction, label: t(`sale.${direction}`) }}
      state={step.state}
      message={labels.message}
      part={
        least < 100 && part
          ? { share: percent, min: least, step: 1, label: t('sale.part'), detail: labels.rest }
          : undefined
      }
      actionLabel={labels.action}
      cancelLabel={t('sale.keep')}
      onShareChange={(next) => {
        leave();
        setShare(next);
      }}
      onSell={press}
      onCancel={leave}
    />
  );
}
