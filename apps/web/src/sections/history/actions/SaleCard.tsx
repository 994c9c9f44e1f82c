import { Card, CashOut, Heading, Notice, PlacementDelay, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saleQuery, type Sale } from '../../../features/bets/betActions.api.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useApiWords } from '../../../platform/api/useApiWords.ts';
import { focusOn } from '../../../platform/page/focusOn.ts';
import { partOf } from '../money.ts';
import { useDeviceDeadline } from '../useDeviceDeadline.ts';
import { saleStep } from './saleStep.ts';
import { useMove } from './useMove.ts';
import { useSaleWords } from './useSaleWords.ts';
import type { BetActing } from './useBetAction.ts';

interface SaleCardProps {
  readonly bet: Bet;
  readonly acting: BetActing;
}

/** Cash-out: the current offer, whole or partial, the result of a cash-out, and why there is no offer. */
export function SaleCard({ bet, acting }: SaleCardProps) {
  const { t } = useTranslation('betActions');
  const apiWords = useApiWords();
  const pending = bet.sales?.find(({ state }) => state === 'pending');
  const query = useQuery({ ...saleQuery(bet), enabled: bet.state === 'accepted' && !pending });
  const isJustSold = acting.state?.step === 'done' && acting.state.intent.kind === 'sale';
  return (
    // Moves the focus here after a partial cash-out: the button is gone until the rest has an offer.
    <Card ref={isJustSold ? focusOn : undefined}>
      <Stack gap="sm">
        <Heading level={2}>{t('sale.title')}</Heading>
        {pending ? (
          <SaleDelay at={pending.at} decidesAt={pending.decidesAt} />
        ) : query.isError && !query.data ? (
          <Notice tone="warning">{t('sale.failed', { why: apiWords(query.error) })}</Notice>
        ) : (
          <SaleOffer bet={bet} acting={acting} sale={query.data} />
        )}
      </Stack>
    </Card>
  );
}

interface SaleDelayProps {
  /** UTC seconds. */
  readonly at: number;
  /** UTC ms. */
  readonly decidesAt?: number | undefined;
}

function SaleDelay({ at, decidesAt }: SaleDelayProps) {
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

interface SaleOfferProps extends SaleCardProps {
  readonly sale: Sale | undefined;
}

function SaleOffer({ bet, acting, sale }: SaleOfferProps) {
  const { t } = useTranslation('betActions');
  const [share, setShare] = useState(100);
  const [asked, setAsked] = useState<string>();
  const direction = useMove(sale?.amount, bet.iso, bet.openStake ?? bet.amount);
  const least = sale?.minPercent ?? 100;
  const percent = Math.max(share, least);
  const part = sale?.amount === undefined ? undefined : partOf(bet, sale.amount, percent);
  const step = saleStep({ bet, sale, amount: part?.amount, asked, action: acting.state });
  const words = useSaleWords({ bet, percent, part, step });

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
      label={words.label}
      offer={words.offer}
      move={direction && { direction, label: t(`sale.${direction}`) }}
      state={step.state}
      message={words.news}
      part={
        least < 100 && part
          ? { share: percent, min: least, step: 1, label: t('sale.part'), detail: words.rest }
          : undefined
      }
      actionLabel={words.action}
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
