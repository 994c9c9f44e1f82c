import type { Cashback } from '@touchline/contract';
import type { CashbackTerm } from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../features/analytics/track.ts';
import { takeCashback } from '../../features/loyalty/loyalty.api.ts';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { rewardErrorKeys } from './rewardErrors.ts';

const WEEK = 7;

/** Texts of the open period of a cashback. */
export function useOpenPeriod({ current, iso, rate, isAutomatic }: Cashback): {
  readonly title: string;
  readonly figure: string;
  readonly detail: string;
  readonly terms: readonly CashbackTerm[];
} {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  const format = useFormat();
  const end = `${format.day(current.to)}, ${format.time(current.to)}`;
  const share = t(`cashback.${rate.base}`, { percent: text.percent(rate.percent) });
  const staked = { value: text.points(current.stakes, 2), label: t('cashback.staked') };
  return {
    title: rate.days === WEEK ? t('cashback.week') : t('cashback.period', { date: end }),
    figure: format.money(current.amount, iso),
    detail: t(isAutomatic ? 'cashback.automatic' : 'cashback.taken', { rate: share, date: end }),
    terms:
      rate.base === 'stakes'
        ? [staked]
        : [
            staked,
            { value: text.points(current.payouts, 2), label: t('cashback.paidOut') },
            { value: text.points(current.grants, 2), label: t('cashback.bonuses') },
            { value: text.points(current.losses, 2), label: t('cashback.lost') },
          ],
  };
}

/** Collecting a cashback: the label of the button, and the outcome. */
export function useCollect({ id, ready, iso }: Cashback): {
  readonly collectLabel: string | undefined;
  readonly collected: string | undefined;
  readonly notice: string | undefined;
  readonly busy: boolean;
  readonly onCollect: () => void;
} {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const errorMessage = useErrorMessage('rewards', rewardErrorKeys);
  const [collected, setCollected] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);
  // One idempotency key per intent: pressing again after a lost answer pays nothing twice.
  const intent = useRef<string>(undefined);

  async function collect(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setNotice(undefined);
    intent.current ??= randomId();
    try {
      const paid = await takeCashback(id, intent.current);
      intent.current = undefined;
      setCollected(t('cashback.collected', { amount: format.money(paid.amount, paid.iso) }));
      track('cashback', id);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') intent.current = undefined;
      setNotice(errorMessage(error));
    }
    setBusy(false);
  }

  const isReady = Number(ready) > 0;
  return {
    collectLabel: isReady ? t('cashback.collect', { amount: format.money(ready, iso) }) : undefined,
    collected,
    notice,
    busy,
    onCollect: () => void collect(),
  };
}
