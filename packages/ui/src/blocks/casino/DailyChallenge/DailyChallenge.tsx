import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './DailyChallenge.css.ts';

/** Icons of the states of a challenge. */
export const challengeStates = {
  open: 'checklist',
  ready: 'gift',
  taken: 'check',
  locked: 'lock',
} as const satisfies Record<string, IconName>;

export type ChallengeState = keyof typeof challengeStates;

export interface DailyChallengeProps extends RootProps<HTMLElement> {
  /** Task, for example “Play ten rounds of Iron Orchard”. */
  title: string;
  /** Deadline or requirement, for example “Ends at midnight”. */
  note?: string | undefined;
  /** Reward, for example “10 free spins”. */
  reward: string;
  /**
   * State of the challenge.
   * @default 'open'
   */
  state?: ChallengeState | undefined;
  /** Current value, maximum, and both as a label, for example “6 of 10”. */
  progress?: { readonly value: number; readonly max: number; readonly label: string } | undefined;
  /** Main action, for example playing or claiming the reward. */
  action?: ReactNode;
  /**
   * Level of the title's heading.
   * @default 3
   */
  level?: 2 | 3 | undefined;
}

/** Daily task with its reward. Renders an `article`; `data-state` is `open`, `ready`, `taken` or `locked`. */
export function DailyChallenge({
  title,
  note,
  reward,
  state = 'open',
  progress,
  action,
  level = 3,
  ...rest
}: DailyChallengeProps) {
  const Title = `h${level}` as const;
  return (
    <article {...rest} data-state={state} className={css.root}>
      <span className={css.disc}>
        <Icon name={challengeStates[state]} />
      </span>
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        {note !== undefined && <p className={css.note}>{note}</p>}
        <Badge tone="boost" icon="gift">
          {reward}
        </Badge>
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
      {progress && (
        <div className={css.progress}>
          <Progress label={title} value={progress.value} max={progress.max} valueText={progress.label} />
          <span className={css.figure}>{progress.label}</span>
        </div>
      )}
    </article>
  );
}

/** Placeholder of a challenge while it loads. Renders a `div` hidden from screen readers. */
export function DailyChallengeSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <Skeleton shape="disc" />
      <div className={css.words}>
        <Skeleton width="full" />
        <Skeleton width="third" />
      </div>
      <div className={css.progress}>
        <Skeleton />
      </div>
    </div>
  );
}
