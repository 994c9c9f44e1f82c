import type { Tournament } from '@touchline/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaves } from '../../../features/notifications/useSaves.ts';
import { joinTournament } from '../../../features/tournaments/tournaments.api.ts';

const errors = {
  TOURNAMENT_OVER: 'join.over',
  SELF_EXCLUDED: 'closed',
  TIMEOUT_ACTIVE: 'closed',
  BETTING_CLOSED: 'closed',
  ACCOUNT_CLOSED: 'closed',
} as const;

/** Joins the player to a tournament, and notifies of the result. */
export function useJoin({ id }: Pick<Tournament, 'id'>): {
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
      await showSaved(joinTournament(id).then(() => ({ message: t('join.done') })));
      setBusy(false);
    },
  };
}
