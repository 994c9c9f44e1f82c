import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Heading } from '../../../primitives/Text/Text.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './OutcomeCard.css.ts';

export const outcomeTones = ['success', 'pending', 'danger', 'neutral'] as const;
export type OutcomeTone = (typeof outcomeTones)[number];

const toneIcons = {
  success: 'check',
  pending: 'clock',
  danger: 'alert',
  neutral: 'info',
} as const satisfies Record<OutcomeTone, IconName>;

export interface OutcomeCardProps extends RootProps<HTMLElement> {
  /** What came of it, in a few words. */
  title: string;
  /** What follows from it, and when. */
  detail?: ReactNode;
  /** How it went. @default 'success' */
  tone?: OutcomeTone | undefined;
  /** A sign of the matter, in place of the sign of the tone. */
  icon?: IconName | undefined;
  /** Facts, secrets or steps below the words. */
  children?: ReactNode;
  /** The way on: one main button, and perhaps a second. */
  actions?: ReactNode;
}

/** The end of a way: done, on its way, refused or given up. Renders a `section`, read out when it appears. */
export function OutcomeCard({
  title,
  detail,
  tone = 'success',
  icon,
  children,
  actions,
  ...rest
}: OutcomeCardProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <div role={tone === 'danger' ? 'alert' : 'status'} className={css.top}>
          <span className={classes(css.disc, css.tones[tone])}>
            <Icon name={icon ?? toneIcons[tone]} size="xl" />
          </span>
          <Heading level={2}>{title}</Heading>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
        </div>
        {children}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </Card>
  );
}
