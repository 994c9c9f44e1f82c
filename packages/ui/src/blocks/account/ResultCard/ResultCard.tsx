import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Heading } from '../../../primitives/Text/Text.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ResultCard.css.ts';

export const resultTones = ['success', 'pending', 'danger', 'neutral'] as const;
export type ResultTone = (typeof resultTones)[number];

const toneIcons = {
  success: 'check',
  pending: 'clock',
  danger: 'alert',
  neutral: 'info',
} as const satisfies Record<ResultTone, IconName>;

export interface ResultCardProps extends RootProps<HTMLElement> {
  /** Result in a few words. */
  title: string;
  /** Consequences of the result and their time. */
  detail?: ReactNode;
  /**
   * Type of the result.
   * @default 'success'
   */
  tone?: ResultTone | undefined;
  /** Icon in place of the tone's icon. */
  icon?: IconName | undefined;
  /** Details, secrets or next steps below the text. */
  children?: ReactNode;
  /** One main button, optionally a second one. */
  actions?: ReactNode;
}

/** Result of a process: done, pending, refused or abandoned. Renders a `section`, announced when it appears. */
export function ResultCard({
  title,
  detail,
  tone = 'success',
  icon,
  children,
  actions,
  ...rest
}: ResultCardProps) {
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
