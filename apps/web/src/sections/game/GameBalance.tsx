import { useQuery } from '@tanstack/react-query';
import type { Account, GameSession } from '@touchline/contract';
import { GameWallet } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { limitName } from '../../features/limits/limitTexts.ts';
import { limitsQuery } from '../../features/limits/limits.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { playLimits } from './nearestLimit.ts';
import { useAccountLabels } from './useAccountLabels.ts';

interface GameBalanceProps {
  readonly session: GameSession;
  readonly accounts: readonly Account[];
  readonly isPlayer: boolean;
  readonly onChange: () => void;
  readonly onDeposit: () => void;
  readonly onPause: (() => void) | undefined;
}

/** Balance of the account that is played from, the nearest limit, and the ways to another account and to a deposit. */
export function GameBalance({ session, accounts, isPlayer, onChange, onDeposit, onPause }: GameBalanceProps) {
  const { t } = useTranslation('game');
  const { t: limits } = useTranslation('limits');
  const format = useFormat();
  const accountLabel = useAccountLabels();
  const isReal = session.mode === 'real';
  const { data } = useQuery({ ...limitsQuery, enabled: isReal });
  const account = accounts.find(({ id }) => id === session.accountId);
  const bonus = accounts.find(({ type, id, money }) => type === 4 && id !== account?.id && Number(money) > 0);
  const nearest = isReal && data ? playLimits(data)[0] : undefined;
  return (
    <GameWallet
      account={account ? accountLabel(account) : t('account.demo')}
      balance={account && format.money(account.money, account.iso)}
      note={
        isReal && bonus ? t('account.unused', { amount: format.money(bonus.money, bonus.iso) }) : undefined
      }
      limit={
        nearest && {
          label: limitName(limits, nearest.limit.limitType),
          value: t('limits.left', { amount: format.money(nearest.use.left, nearest.use.iso) }),
        }
      }
      labels={{ change: t('action.change'), deposit: t('action.deposit'), pause: t('action.pause') }}
      onChange={isPlayer ? onChange : undefined}
      onDeposit={isReal ? onDeposit : undefined}
      onPause={onPause}
    />
  );
}
