import type { DailyChallenge } from '@touchline/contract';
import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaves } from '../../../features/notifications/useSaves.ts';
import { claimChallenge } from '../../../features/tournaments/tournaments.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useTournamentText } from './useTournamentText.ts';

const errors = {
  TAKEN: 'challenges.taken',
  TOO_LATE: 'challenges.late',
  NOT_FINISHED: 'challenges.unfinished',
  NOT_AVAILABLE: 'challenges.unavailable',
  SELF_EXCLUDED: 'closed',
  TIMEOUT_ACTIVE: 'closed',
  BETTING_CLOSED: 'closed',
  ACCOUNT_CLOSED: 'closed',
} as const;

/** Claims the prize of a challenge, and notifies of the result. */
export function useClaim({ id }: Pick<DailyChallenge, 'id'>): {
  readonly isBusy: boolean;
  readonly claim: () => Promise<void>;
} {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText();
  const showSaved = useSaves({ namespace: 'tournaments', errors, failed: t('challenges.claimFailed') });
  const [isBusy, setBusy] = useState(false);
  // One idempotency key per intent: pressing again after a lost answer pays nothing twice.
  const intent = useRef<string>(undefined);
  async function claimed(): Promise<{ readonly message: string }> {
    intent.current ??= randomId();
    try {
      const prize = await claimChallenge(id, intent.current);
      intent.current = undefined;
      return { message: t('challenges.claimed', { prize: text.prize(prize, prize.iso) }) };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') intent.current = undefined;
      throw error;
    }
  }
  return {
    isBusy,
    async claim() {
      setBusy(true);
      await showSaved(claimed());
      setBusy(false);
    },
  };
}
