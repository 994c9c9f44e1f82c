import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './Notice.css.ts';

export const noticeTones = ['info', 'success', 'warning', 'danger', 'boost'] as const;
export type NoticeTone = (typeof noticeTones)[number];

const toneIcons = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  danger: 'error',
  boost: 'bonus',
} as const satisfies Record<NoticeTone, IconName>;

export interface NoticeProps extends RootProps<HTMLDivElement> {
  /** One plain sentence: what happens, and when. */
  children: ReactNode;
  /** What kind of news it is. @default 'info' */
  tone?: NoticeTone | undefined;
  /** An icon of the matter. @default the tone's own */
  icon?: IconName | undefined;
  /** The way on, below the sentence. */
  action?: ReactNode;
  /** It appeared in answer to the player: read it out now. @default false */
  announced?: boolean | undefined;
}

/** A sentence in its place, not in a dialog. Renders a `div`; the role of an alert or a status when `announced`. */
export function Notice({
  children,
  tone = 'info',
  icon = toneIcons[tone],
  action,
  announced = false,
  ...rest
}: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div {...rest} role={announced ? role : undefined} className={classes(css.root, css.tones[tone])}>
      <Icon name={icon} />
      <div className={css.body}>
        {children}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
