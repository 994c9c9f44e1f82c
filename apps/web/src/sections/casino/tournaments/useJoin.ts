import type { Tournament } from '@touchline/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaves } from '../../../features/notifications/useSaves.ts';
import { joinTournament } from '../../../features/tournaments/tournaments.api.ts';

const errors = {
  TOURNAMENT_OVER: 'join.over',
  ENTRY_FEE_CHANGED: 'join.feeChanged',
  INSUFFICIENT_FUNDS: 'join.noMoney',
  LIMIT_WAGER: 'join.limit',
  LIMIT_LOSS: 'join.limit',
  SELF_EXCLUDED: 'closed',
  TIMEOUT_ACTIVE: 'closed',
  BETTING_CLOSED: 'closed',
  ACCOUNT_CLOSED: 'closed',
} as const;

/** Joins the player to a tournament at the shown entry fee, and notifies of the result. */
export function useJoin({ id, entryFee }: Pick<Tournament, 'id' | 'entryFee'>): {
  readonly isBusy: boolean;
  readonly join: () => Promise<void>;
} {
  const { t } = useTranslation('tournaments');
  const showSaved = useSaves({ namespace: 'tournaments', errors, failed: t('join.failed') });
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async join() {
      setBusy(true);
      await showSaved(joinTournament(id, entryFee?.amount).then(() => ({ message: t('join.done') })));
      setBusy(false);
    },
  };
}
