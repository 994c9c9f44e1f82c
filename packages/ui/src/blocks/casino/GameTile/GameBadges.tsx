import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { GameBadge, GameBadgeKind } from '../games.ts';
import * as css from './GameTile.css.ts';

const icons = {
  new: undefined,
  top: 'flame',
  exclusive: 'crown',
  jackpot: undefined,
  drops: 'gift',
} as const satisfies Record<GameBadgeKind, IconName | undefined>;

/** Maximum number of badges; more would hide the thumbnail. */
const most = 2;

interface GameBadgesProps {
  badges?: readonly GameBadge[] | undefined;
  /** Label of a game that is available in demo mode only. */
  demoOnly?: string | undefined;
}

/** Short labels over a game's thumbnail. Renders a `span`. */
export function GameBadges({ badges = [], demoOnly }: GameBadgesProps) {
  return (
    <span className={css.badges}>
      {demoOnly !== undefined && (
        <span className={css.badge} data-quiet="">
          {demoOnly}
        </span>
      )}
      {badges.slice(0, most).map(({ kind, label }) => {
        const icon = icons[kind];
        return (
          <span key={kind} className={css.badge}>
            {icon && <Icon name={icon} size="xs" />}
            <span className={css.badgeWord}>{label}</span>
          </span>
        );
      })}
    </span>
  );
}
