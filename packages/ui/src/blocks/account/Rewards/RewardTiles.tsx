import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Rewards.css.ts';

export interface Reward {
  readonly id: string;
  /** "Free bet of € 20". */
  readonly title: string;
  /** What it is good for. */
  readonly detail: string;
  readonly icon: IconName;
  /** Words of the button: "Take for 2,000 points"; without them it can't be taken. */
  readonly takeLabel?: string | undefined;
  /** Why it can't be taken yet, or that it was. */
  readonly stateWord?: string | undefined;
  /** It can't be taken yet. */
  readonly locked?: boolean | undefined;
  /** It is on its way. */
  readonly busy?: boolean | undefined;
}

export interface RewardTilesProps extends RootProps<HTMLUListElement> {
  /** What there is to take. */
  rewards: readonly Reward[];
  /** Names the list for readers. */
  label: string;
  /** The player takes one. */
  onTake?: ((id: string) => void) | undefined;
}

/** Rewards as tiles, each with its price. Renders a `ul`. */
export function RewardTiles({ rewards, label, onTake, ...rest }: RewardTilesProps) {
  return (
    <ul {...rest} aria-label={label} className={css.tiles}>
      {rewards.map(({ id, title, detail, icon, takeLabel, stateWord, locked, busy }) => (
        <li key={id} className={css.tile} data-locked={locked ? '' : undefined}>
          <span className={css.disc}>
            <Icon name={locked ? 'lock' : icon} />
          </span>
          <span className={css.name}>{title}</span>
          <span className={css.about}>{detail}</span>
          {stateWord !== undefined && (
            <span>
              <Badge tone={locked ? 'neutral' : 'success'}>{stateWord}</Badge>
            </span>
          )}
          {takeLabel !== undefined && (
            <Button width="full" busy={busy} onClick={() => onTake?.(id)}>
              {takeLabel}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
