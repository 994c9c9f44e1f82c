import type { ReactNode } from 'react';
import { Card, type CardTone } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './AccountReminder.css.ts';

export interface AccountReminderProps extends RootProps<HTMLElement> {
  /** What is due: "Verify your identity", "Convert your account". */
  title: string;
  /** Why, and until when. */
  detail: ReactNode;
  icon: IconName;
  /** Colours the outline when something waits or is blocked. @default 'neutral' */
  tone?: CardTone | undefined;
  /** The way on: one main button, perhaps a second. */
  actions: ReactNode;
  /** What belongs to it: a list of what is missing. */
  children?: ReactNode;
  /** "Not now"; without it it can't be put off. */
  dismissLabel?: string | undefined;
  /** The player puts it off. */
  onDismiss?: (() => void) | undefined;
}

/** What the account still needs, and the way on: conversion, identification, a bonus that waits for it. Renders a `section`. */
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
