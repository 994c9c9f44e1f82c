import type { ReactNode } from 'react';
import { Card, type CardTone } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './AccountReminder.css.ts';

export interface AccountReminderProps extends RootProps<HTMLElement> {
  /** Title of the task, for example “Verify your identity” or “Convert your account”. */
  title: string;
  /** Reason and deadline. */
  detail: ReactNode;
  icon: IconName;
  /**
   * Colour of the outline, for example when something is pending or blocked.
   * @default 'neutral'
   */
  tone?: CardTone | undefined;
  /** One main button, optionally a second one. */
  actions: ReactNode;
  /** Additional content, for example a list of missing items. */
  children?: ReactNode;
  /** Label of the dismiss button, for example “Not now”. Without it the reminder can't be dismissed. */
  dismissLabel?: string | undefined;
  /** Called when the player dismisses the reminder. */
  onDismiss?: (() => void) | undefined;
}

/**
 * Reminder of an outstanding account task (conversion, identification, a bonus that depends on it) with its actions.
 * Renders a `section`.
 */
export function AccountReminder({
  title,
  detail,
  icon,
  tone = 'neutral',
  actions,
  children,
  dismissLabel,
  onDismiss,
  ...rest
}: AccountReminderProps) {
  return (
    <Card {...rest} tone={tone}>
      <div className={css.root}>
        <div className={css.top}>
          <span className={css.disc}>
            <Icon name={icon} />
          </span>
          <div className={css.words}>
            <Heading level={2}>{title}</Heading>
            <p className={css.detail}>{detail}</p>
          </div>
          {dismissLabel !== undefined && (
            <IconButton icon="close" tone="muted" label={dismissLabel} onClick={onDismiss} />
          )}
        </div>
        {children}
        <div className={css.actions}>{actions}</div>
      </div>
    </Card>
  );
}
