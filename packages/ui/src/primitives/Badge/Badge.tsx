import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { wrapTexts } from '../../theme/wrapTexts.tsx';
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
  /** A word or a number; colour alone isn't enough. */
  children: ReactNode;
  /**
   * Meaning, which sets the colour.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
  /** Icon before the text. */
  icon?: IconName | undefined;
}

/** Short label on a coloured background. Renders a `span`. */
export function Badge({ children, tone = 'neutral', icon, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classes(css.root, css.tones[tone])}>
      {icon && <Icon name={icon} size="xs" />}
      {wrapTexts(children)}
    </span>
  );
}
