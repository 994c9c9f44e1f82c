import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Rewards.css.ts';

export interface Reward {
  readonly id: string;
  /** Name of the reward, for example “Free bet of € 20”. */
  readonly title: string;
  /** Description of the reward. */
  readonly detail: string;
  readonly icon: IconName;
  /** Label of the claim button, for example “Take for 2,000 points”. Without it the reward can't be claimed. */
  readonly takeLabel?: string | undefined;
  /** Reason why the reward can't be claimed yet, or a note that it was claimed. */
  readonly stateLabel?: string | undefined;
  /** Whether the reward can't be claimed yet. */
  readonly locked?: boolean | undefined;
  /** Whether the reward is being claimed. */
  readonly busy?: boolean | undefined;
}

export interface RewardTilesProps extends RootProps<HTMLUListElement> {
  /** Available rewards. */
  rewards: readonly Reward[];
  /** Accessible name of the list. */
  label: string;
  /** Called when the player claims a reward. */
  onTake?: ((id: string) => void) | undefined;
}

/** Tiles of rewards with their prices. Renders a `ul`. */
export function RewardTiles({ rewards, label, onTake, ...rest }: RewardTilesProps) {
  return (
    <ul {...rest} aria-label={label} className={css.tiles}>
      {rewards.map(({ id, title, detail, icon, takeLabel, stateLabel, locked, busy }) => (
        <li key={id} className={css.tile} data-locked={locked ? '' : undefined}>
          <span className={css.disc}>
            <Icon name={locked ? 'lock' : icon} />
          </span>
          <span className={css.name}>{title}</span>
          <span className={css.about}>{detail}</span>
          {stateLabel !== undefined && (
            <span>
              <Badge tone={locked ? 'neutral' : 'success'}>{stateLabel}</Badge>
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
