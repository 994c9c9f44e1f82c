import { ButtonLink, DepositRoom, Heading, Inline, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePaymentPaths } from '../usePaymentPaths.ts';
import { roomAfter, type DepositRoomData } from './depositForm.ts';

interface LimitReachedProps {
  readonly room: readonly DepositRoomData[];
  readonly iso: string;
}

/** Shown in place of the form while a deposit limit leaves no room: what is used, until when, and the ways on. */
export function LimitReached({ room, iso }: LimitReachedProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const responsible = usePaths().responsible;
  const paths = usePaymentPaths();
  const lowest = roomAfter(room, undefined, iso);
  if (!lowest) return null;
  const { limit, left, used, next, usedShare } = lowest;
  const round = (amount: string) => format.roundMoney(amount, iso);
  const amounts = { limit: round(limit), left: format.money(left, iso) };
  const day = next && format.end(next.at);
  const isUsedUp = Number(left) === 0;
  return (
    <Stack gap="md">
      <Heading level={2}>
        {day === undefined
          ? t(isUsedUp ? 'limit.used' : 'limit.nearly', amounts)
          : t(isUsedUp ? 'limit.usedUntil' : 'limit.nearlyUntil', { ...amounts, day })}
      </Heading>
      <DepositRoom
        title={t('limit.withdrawable')}
        used={usedShare}
        taken={0}
        detail={t('deposit.used', { used: round(used), limit: round(limit) })}
        back={
          next &&
          t('deposit.back', {
            amount: round(next.amount),
            time: `${format.day(next.at)} ${format.time(next.at)}`,
          })
        }
      />
      <Inline gap="sm" wrap="wrap">
        <ButtonLink tone="strong" href={paths.withdraw}>
          {t('tabs.withdraw')}
        </ButtonLink>
        <ButtonLink href={responsible}>{t('deposit.limits')}</ButtonLink>
      </Inline>
    </Stack>
  );
}
