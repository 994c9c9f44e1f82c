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
}

const pages: readonly Command[] = sections.map(({ id, label, icon, scope }) => ({
  id: `page ${id}`,
  kind: 'page',
  label,
  icon,
  href: to(id),
  ...(scope === undefined ? {} : { scope }),
}));

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
    | 'rate',
  icon: IconName,
  href: string,
  scope?: OperatorScope,
): Command => ({
  id: `act ${id}`,
  kind: 'act',
  label: `command.${id}`,
  words: `command.${id}.words`,
  icon,
  href,
  ...(scope === undefined ? {} : { scope }),
});

/** Acts by the page or form where they are done; those on a player or a market begin with the choice of it. */
const acts: readonly Command[] = [
  act('block', 'lock', to('players'), 'players'),
  act('limit', 'shield', to('players'), 'players'),
  act('adjust', 'coins', to('players'), 'adjustments'),
  act('write', 'message', to('messages', 'new'), 'messages'),
  act('segment', 'users', to('messages', 'new'), 'messages'),
  act('void', 'coupon', to('matches'), 'results'),
  act('suspend', 'stadium', to('matches', 'closures'), 'results'),
  act('correct', 'whistle', to('results'), 'results'),
  act('freeRounds', 'gift', to('free-rounds'), 'bonuses'),
  act('game', 'casino', to('casino', casinoImports), 'casino'),
  act('rate', 'coin', to('currencies'), 'payments'),
  act('approve', 'scale', to('approvals')),
];

/** Pages and acts of the console, pages in the order of the menu. */
export const commands: readonly Command[] = [...acts, ...pages];
