import type { OperatorScope } from '@touchline/contract/operators';
import type { IconName } from '@touchline/ui';
import type { MessageKey } from '../messages/messages.ts';

/** Section of the console. */
export interface Section {
  /** First segment of its addresses. */
  readonly id: string;
  readonly label: MessageKey;
  readonly icon: IconName;
  /** Scope that the section requires; none if it is open to every operator. */
  readonly scope?: OperatorScope;
  /** True if the section is about the whole platform: it requires the scope on all sites. @default false */
  readonly isPlatform?: boolean;
}

export interface SectionGroup {
  readonly id: string;
  readonly title?: MessageKey;
  readonly sections: readonly Section[];
}

/** Sections in the order of the menu. */
export const sectionGroups = [
  {
    id: 'first',
    sections: [
      { id: 'dashboard', label: 'nav.dashboard', icon: 'grid' },
      { id: 'approvals', label: 'nav.approvals', icon: 'scale' },
    ],
  },
  {
    id: 'players',
    title: 'group.players',
    sections: [
      { id: 'players', label: 'nav.players', icon: 'users', scope: 'players' },
      { id: 'identification', label: 'nav.identification', icon: 'id-card', scope: 'identification' },
      { id: 'bonuses', label: 'nav.bonuses', icon: 'bonus', scope: 'bonuses' },
      { id: 'tournaments', label: 'nav.tournaments', icon: 'tournament', scope: 'bonuses' },
      { id: 'referrals', label: 'nav.referrals', icon: 'referral', scope: 'rewards' },
    ],
  },
  {
    id: 'bets',
    title: 'group.bets',
    sections: [
      { id: 'matches', label: 'nav.matches', icon: 'stadium', scope: 'results' },
      { id: 'bets', label: 'nav.bets', icon: 'coupon', scope: 'results' },
      { id: 'reviews', label: 'nav.reviews', icon: 'scale', scope: 'reviews' },
      { id: 'results', label: 'nav.results', icon: 'whistle', scope: 'results', isPlatform: true },
      { id: 'debts', label: 'nav.debts', icon: 'coins', scope: 'results' },
    ],
  },
  {
    id: 'payments',
    title: 'group.payments',
    sections: [
      { id: 'payments', label: 'nav.payments', icon: 'card', scope: 'payments' },
      { id: 'withdrawals', label: 'nav.withdrawals', icon: 'withdraw', scope: 'withdrawals' },
      { id: 'consultant', label: 'nav.consultant', icon: 'support', scope: 'consultant' },
      { id: 'currencies', label: 'nav.currencies', icon: 'coin', scope: 'payments' },
      {
        id: 'reconciliation',
        label: 'nav.reconciliation',
        icon: 'checklist',
        scope: 'payments',
        isPlatform: true,
      },
    ],
  },
  {
    id: 'casino',
    title: 'group.casino',
    sections: [
      { id: 'casino', label: 'nav.casino', icon: 'casino', scope: 'casino' },
      { id: 'free-rounds', label: 'nav.free-rounds', icon: 'gift', scope: 'bonuses' },
      { id: 'rounds', label: 'nav.rounds', icon: 'dice', scope: 'results' },
      { id: 'game-notices', label: 'nav.game-notices', icon: 'bell', scope: 'results' },
    ],
  },
  {
    id: 'content',
    title: 'group.content',
    sections: [
      { id: 'messages', label: 'nav.messages', icon: 'message', scope: 'messages' },
      { id: 'outbox', label: 'nav.outbox', icon: 'mail', scope: 'mail' },
      { id: 'texts', label: 'nav.texts', icon: 'phone', scope: 'mail' },
    ],
  },
  {
    id: 'settings',
    title: 'group.settings',
    sections: [{ id: 'sites', label: 'nav.sites', icon: 'world', scope: 'sites' }],
  },
  {
    id: 'system',
    title: 'group.system',
    sections: [
      { id: 'staff', label: 'nav.staff', icon: 'key', scope: 'staff' },
      { id: 'audit', label: 'nav.audit', icon: 'history' },
    ],
  },
] as const satisfies readonly SectionGroup[];

export type SectionId = (typeof sectionGroups)[number]['sections'][number]['id'];

export const sections = sectionGroups.flatMap(
  (group): readonly (Section & { readonly id: SectionId })[] => group.sections,
);
