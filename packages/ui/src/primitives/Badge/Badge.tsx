import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './Badge.css.ts';

export const badgeTones = [
  'neutral',
  'accent',
  'live',
  'boost',
  'info',
  'success',
  'warning',
  'danger',
  'won',
  'lost',
  'returned',
  'pending',
  'cashedOut',
] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** A word or a figure; a colour alone says nothing. */
  children: ReactNode;
  /** What it means. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** An icon before the word. */
  icon?: IconName | undefined;
}

/** A short fact on a small ground. Renders a `span`. */
export function Badge({ children, tone = 'neutral', icon, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classes(css.root, css.tones[tone])}>
      {icon && <Icon name={icon} size="xs" />}
      {children}
    </span>
  );
}
