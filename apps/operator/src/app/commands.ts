import type { OperatorScope } from '@touchline/contract/operators';
import type { IconName } from '@touchline/ui';
import type { MessageKey } from '../messages/messages.ts';
import { to } from '../shared/route.ts';
import { casinoImports } from '../casino/casinoTabs.ts';
import { sections } from './sections.ts';

/** Page or act that the search offers. */
export interface Command {
  readonly id: string;
  readonly kind: 'page' | 'act';
  readonly label: MessageKey;
  /** Further words by which it is found. */
  readonly words?: MessageKey;
  readonly icon: IconName;
  readonly href: string;
  /** Scope that its page requires; none if the page is open to every operator. */
  readonly scope?: OperatorScope;
  /** True if its page requires the scope on all sites. @default false */
  readonly isPlatform?: boolean;
}

const pages: readonly Command[] = sections.map(({ id, label, icon, scope, isPlatform = false }) => ({
  id: `page ${id}`,
  kind: 'page',
  label,
  icon,
  href: to(id),
  isPlatform,
  ...(scope === undefined ? {} : { scope }),
}));

/** Pages that the menu doesn't have. */
const furtherPages: readonly Command[] = [
  { id: 'page profile', kind: 'page', label: 'nav.profile', icon: 'user', href: to('profile') },
  {
    id: 'page roles',
    kind: 'page',
    label: 'staff.tab.roles',
    icon: 'key',
    href: to('staff', 'roles'),
    scope: 'staff',
  },
  {
    id: 'page alone',
    kind: 'page',
    label: 'staff.tab.alone',
    icon: 'key',
    href: to('staff', 'alone'),
    scope: 'staff',
  },
];

const act = (
  id:
    | 'block'
    | 'limit'
    | 'write'
    | 'segment'
    | 'void'
    | 'suspend'
    | 'correct'
    | 'freeRounds'
    | 'game'
    | 'approve'
    | 'adjust'
    | 'rate'
    | 'invite',
  icon: IconName,
  href: string,
  scope?: OperatorScope,
  isPlatform = false,
): Command => ({
  id: `act ${id}`,
  kind: 'act',
  label: `command.${id}`,
  words: `command.${id}.words`,
  icon,
  href,
  isPlatform,
  ...(scope === undefined ? {} : { scope }),
});

/** Acts by the page or form where they are done; those on a player or a market begin with the choice of it. */
const acts: readonly Command[] = [
  act('block', 'lock', to('players'), 'players'),
  act('limit', 'shield', to('players'), 'players'),
  act('adjust', 'coins', to('players'), 'adjustments'),
  act('write', 'message', to('messages', 'new'), 'messages'),
  act('segment', 'users', to('messages', 'new'), 'messages'),
  act('void', 'coupon', to('matches'), 'results', true),
  act('suspend', 'stadium', to('matches', 'closures'), 'results', true),
  act('correct', 'whistle', to('results'), 'results', true),
  act('freeRounds', 'gift', to('free-rounds'), 'bonuses'),
  act('game', 'casino', to('casino', casinoImports), 'casino', true),
  act('rate', 'coin', to('currencies'), 'payments', true),
  act('invite', 'users', to('staff', 'invitation'), 'staff'),
  act('approve', 'scale', to('approvals')),
];

/** Pages and acts of the console, pages in the order of the menu. */
export const commands: readonly Command[] = [...acts, ...pages, ...furtherPages];
