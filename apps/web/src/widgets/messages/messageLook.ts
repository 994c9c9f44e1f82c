import type { PlayerMessage } from '@touchline/contract';
import type { AccountRowTone, IconName } from '@touchline/ui';
import type { TFunction } from 'i18next';

type Subject = PlayerMessage['subject'];

interface Look {
  readonly icon: IconName;
  readonly tone: AccountRowTone;
}

/** Icon and colour of each kind of message. */
export const messageLooks: Readonly<Record<Subject['kind'], Look>> = {
  'deposit-credited': { icon: 'deposit', tone: 'success' },
  'deposit-failed': { icon: 'deposit', tone: 'danger' },
  'withdrawal-approved': { icon: 'withdraw', tone: 'neutral' },
  'withdrawal-paid': { icon: 'withdraw', tone: 'success' },
  'withdrawal-refused': { icon: 'withdraw', tone: 'danger' },
  'withdrawal-returned': { icon: 'withdraw', tone: 'warning' },
  'instrument-closed': { icon: 'lock', tone: 'warning' },
  'bet-won': { icon: 'trophy', tone: 'success' },
  'bet-corrected': { icon: 'refresh', tone: 'warning' },
  'payout-kept': { icon: 'withdraw', tone: 'warning' },
  'bonus-given': { icon: 'gift', tone: 'boost' },
  'bonus-ending': { icon: 'clock', tone: 'warning' },
  'free-rounds-given': { icon: 'gift', tone: 'boost' },
  'free-rounds-ending': { icon: 'clock', tone: 'warning' },
  'tournament-won': { icon: 'trophy', tone: 'success' },
  'limit-set': { icon: 'gauge', tone: 'neutral' },
  'limit-removed': { icon: 'gauge', tone: 'neutral' },
  operator: { icon: 'message', tone: 'neutral' },
};

/**
 * Returns the title of a message. It has no amounts, so that it may be shown to players who hide their balance.
 * @param t translations of `inbox`
 */
export function messageTitle(t: TFunction<'inbox'>, subject: Subject): string {
  if (subject.kind === 'operator') return subject.title;
  if (subject.kind === 'limit-set') return t('limitSet.title', { ns: 'inbox' });
  return t(`kinds.${subject.kind}.title`, { ns: 'inbox' });
}
