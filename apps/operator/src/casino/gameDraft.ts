import type { OperatorGameDetail } from '@touchline/contract/operators';
import { gameTags } from '@touchline/contract/casino';
import { t } from '../messages/messages.ts';
import { isPosition, positionOf, positionText } from './position.ts';

const ROUTE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Choice that leaves the maker's value in force. */
export const MAKERS = '';

/** States and tags of which an operator chooses one, the maker's first. */
export const ownStates = [MAKERS, 'active', 'maintenance', 'hidden'] as const;
export const ownTags = [MAKERS, 'none', ...gameTags.map(({ slug }) => slug)] as const;

/** Operator's values of a game, as they are typed. */
export interface GameDraft {
  readonly name: string;
  readonly state: (typeof ownStates)[number];
  readonly tag: (typeof ownTags)[number];
  readonly position: string;
  readonly route: string;
  /** Ids of categories and collections. */
  readonly categories: readonly string[];
}

/** Fields of a game, and the body that saves them. */
export const gameSchema = {
  read: ({ own, position, route, categories }: OperatorGameDetail): GameDraft => ({
    name: own.name ?? '',
    state: own.state ?? MAKERS,
    tag: own.tag ?? MAKERS,
    position: positionText(position),
    route,
    categories,
  }),
  parse({ name, state, tag, position, route, categories }: GameDraft) {
    const problems = [
      ...(isPosition(position) ? [] : [{ field: 'position', text: t('casino.positionWrong') }]),
      ...(ROUTE.test(route.trim()) ? [] : [{ field: 'route', text: t('casino.routeWrong') }]),
    ];
    if (problems.length > 0) return { problems };
    return {
      body: {
        name: name.trim() === '' ? null : name.trim(),
        state: state === MAKERS ? null : state,
        tag: tag === MAKERS ? null : tag,
        position: positionOf(position),
        route: route.trim(),
        categories: [...categories],
      },
    };
  },
};
