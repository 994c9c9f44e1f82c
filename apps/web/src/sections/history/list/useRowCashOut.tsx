import { useQuery } from '@tanstack/react-query';
import { BetCashOut, BetCashOutQuestion, type BetCardProps } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashOutQuery } from '../../../features/bets/actions/betActions.api.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { focusOn } from '../../../platform/page/focusOn.ts';
import { cashOutStep } from '../actions/cashOutStep.ts';
import { useAmountMove } from '../actions/useAmountMove.ts';
import { useBetAction, type BetActing } from '../actions/useBetAction.ts';
import { useCashOutLabels } from '../actions/useCashOutLabels.ts';
import { cashedOut, partOf } from '../rules/money.ts';
import { mayBeCashedOut } from '../../../widgets/bets/mayBeCashedOut.ts';
import { useBetText } from '../text/useBetText.ts';
import { useIsOnScreen } from '../../../platform/page/useIsOnScreen.ts';

type RowCashOut = Pick<BetCardProps, 'action' | 'question'>;

/** Reasons for which there is no offer for the moment. */
const pauses = ['UNDECIDED', 'SUSPENDED', 'SALE_PENDING', 'IN_PLAY', 'TOO_MANY_OPEN', 'NO_VALUE'] as const;

/** Tones of the messages that remain below a bet. */
const tones = { refused: 'danger', working: 'warning' } as const;

/**
 * Cash-out of a whole bet in the list: the current offer, a question before it, and its result. The offer is requested
 * only while the bet is on the screen.
 */
export function useRowCashOut(bet: Bet): RowCashOut {
  const { t } = useTranslation('betActions');
  const [ref, isOnScreen] = useIsOnScreen();
  const acting = useBetAction(bet);
  const [asked, setAsked] = useState<string>();
  const buttonRef = useFocusAfter(asked);
  const isOffered = mayBeCashedOut(bet);
  const { data: offer, isError } = useQuery({ ...cashOutQuery(bet), enabled: isOffered && isOnScreen });
  const direction = useAmountMove(offer?.amount, bet.iso, bet.openStake ?? bet.amount);
  const part = offer?.amount === undefined ? undefined : partOf(bet, offer.amount, 100);
  const step = cashOutStep({ bet, offer, amount: part?.amount, asked, action: acting.state });
  const labels = useCashOutLabels({ bet, percent: 100, part, step });
  useNoticeOfSale(acting);

  const lack = pauses.find((pause) => pause === offer?.lack);
  // A sale that is done stays pending until the list has its bet.
  const isWorking = step.state === 'working' || step.state === 'partSold';
  if (!isWorking && (!isOffered || offer?.availability === -2 || (isError && !offer))) return {};
  const leave = () => {
    acting.leave();
    setAsked(undefined);
  };
  if (part && (step.state === 'confirm' || step.state === 'moved')) {
    return {
      question: (
        <BetCashOutQuestion
          ref={asked === undefined ? undefined : focusOn}
          tone={step.state === 'moved' ? 'warning' : 'info'}
          confirmLabel={labels.confirm}
          cancelLabel={t('sale.keep')}
          onCancel={leave}
          onConfirm={({ detail }) => {
            // The second click of a double click must not confirm a question that appeared after the first.
            if (detail > 1) return;
            leave();
            acting.act({ kind: 'sale', body: { percent: 100, amount: part.amount } });
          }}
        >
          {labels.message ?? ''}
        </BetCashOutQuestion>
      ),
    };
  }
  const message = step.state === 'refused' || step.state === 'working' ? labels.message : undefined;
  return {
    action: (
      <BetCashOut
        ref={ref}
        buttonRef={buttonRef}
        state={isWorking ? 'working' : part ? 'offer' : offer ? 'paused' : 'loading'}
        label={labelOf()}
        reason={lack && t(`sale.paused.${lack}`)}
        move={direction && { direction, label: t(`sale.${direction}`) }}
        onSell={() => {
          acting.leave();
          setAsked(part?.amount);
        }}
      />
    ),
    ...(message !== undefined && {
      question: (
        <BetCashOutQuestion tone={tones[isWorking ? 'working' : 'refused']}>{message}</BetCashOutQuestion>
      ),
    }),
  };

  function labelOf(): string {
    if (part) return labels.action;
    if (isWorking) return t('sale.title');
    return t(offer ? 'sale.pausedTitle' : 'sale.loading');
  }
}

/** Ref of the button that asks the question, which gets the focus back when the question is withdrawn. */
function useFocusAfter(asked: string | undefined): (element: HTMLElement | null) => void {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (asked !== undefined) wasAsked.current = true;
  }, [asked]);
  return (element) => {
    if (!element || !wasAsked.current || asked !== undefined) return;
    wasAsked.current = false;
    focusOn(element);
  };
}

/** Notifies the player of a sale: its bet may leave the list at once. */
function useNoticeOfSale({ state }: BetActing): void {
  const { t } = useTranslation('betActions');
  const format = useFormat();
  const { own, event, title: titleOf } = useBetText();
  const sold = state?.step === 'done' && state.bet.state === 'sold' ? state.bet : undefined;
  const title = sold && t('sale.sold', { amount: own(format.money(cashedOut(sold), sold.iso)) });
  const [only, another] = sold?.bets ?? [];
  const text = only && !another ? event(only) : sold && titleOf(sold);
  useEffect(() => {
    if (title !== undefined) notify({ kind: 'success', title, text });
  }, [title, text]);
}
