import type { Rewards } from '@touchline/contract';
import { parsePoints, POINT } from '@touchline/loyalty';
import { PointsExchange } from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exchangePoints } from '../../features/loyalty/loyalty.api.ts';
import { moneyForPoints, SAMPLE_POINTS } from '../../features/loyalty/pointsMoney.ts';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { track } from '../../features/analytics/track.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { rewardErrorKeys } from './rewardErrors.ts';

/** Exchange of the player's points for money. */
export function Exchange({ rewards }: { readonly rewards: Rewards }) {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  const format = useFormat();
  const errorMessage = useErrorMessage('rewards', rewardErrorKeys);
  const { balance, iso, least, level, levels, monthRoom, expiresAt } = rewards;
  const own = parsePoints(balance) ?? 0n;
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // One idempotency key per intent: pressing again after a lost answer exchanges nothing twice.
  const intent = useRef<string>(undefined);
  const value = typed ?? balance;
  const points = parsePoints(value.trim().replace(',', '.'));
  const rate = levels[level - 1]?.rate ?? '0';
  const amountOf = (asked: bigint) => moneyForPoints(asked, rate, iso);
  const amount = points === undefined ? undefined : amountOf(points);

  /** Ends the intent: other points are wanted now, all of them if undefined. */
  function change(next: string | undefined): void {
    intent.current = undefined;
    setTyped(next);
    setProblem(undefined);
  }

  function faultOf(asked: bigint | undefined): string | undefined {
    if (asked === undefined) return t('exchange.number');
    if (asked < BigInt(least) * POINT) return t('exchange.least', { points: text.points(String(least)) });
    if (asked > own) return t('exchange.more', { balance: text.points(balance) });
    return Number(amountOf(asked)) > Number(monthRoom)
      ? t('exchange.room', { amount: format.money(monthRoom, iso) })
      : undefined;
  }

  async function submit(): Promise<void> {
    const fault = faultOf(points);
    setProblem(fault);
    setDone(undefined);
    if (fault !== undefined || points === undefined) return;
    setBusy(true);
    intent.current ??= randomId();
    try {
      const paid = await exchangePoints(value.trim().replace(',', '.'), intent.current);
      intent.current = undefined;
      setTyped(undefined);
      setDone(t('exchange.done', { amount: format.money(paid.amount, paid.iso) }));
      track('cashback', 'points');
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') intent.current = undefined;
      setProblem(errorMessage(error));
    }
    setBusy(false);
  }

  const notice = noticeOf();
  function noticeOf(): string | undefined {
    if (own === 0n) return t('exchange.none');
    if (own < BigInt(least) * POINT) {
      const params = { balance: text.points(balance, 2), least: text.points(String(least)) };
      return t('exchange.few', params);
    }
    return Number(monthRoom) === 0 ? t('exchange.monthDone') : undefined;
  }

  return (
    <PointsExchange
      value={value}
      labels={{
        title: t('exchange.title'),
        lead: t('exchange.lead', {
          points: text.points('1000'),
          amount: format.money(amountOf(SAMPLE_POINTS), iso),
        }),
        field: t('exchange.field'),
        all: t('exchange.all'),
        submit:
          amount === undefined
            ? t('exchange.submit')
            : t('exchange.submitFor', { amount: format.money(amount, iso) }),
      }}
      kept={expiresAt === undefined ? undefined : t('exchange.kept', { date: format.date(expiresAt) })}
      hint={t('exchange.least', { points: text.points(String(least)) })}
      error={problem}
      notice={notice}
      done={done}
      busy={isBusy}
      onValueChange={change}
      onAll={() => change(undefined)}
      onSubmit={() => void submit()}
    />
  );
}
