import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { wrapTexts } from '../../theme/wrapTexts.tsx';
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
  /** Text of the notice. One plain sentence: what happens, and when. */
  children: ReactNode;
  /**
   * Tone of the notice.
   * @default 'info'
   */
  tone?: NoticeTone | undefined;
  /**
   * Icon before the text.
   * @default the icon of `tone`
   */
  icon?: IconName | undefined;
  /** Follow-up action below the text. */
  action?: ReactNode;
  /**
   * Whether the notice is announced to screen readers because it responds to an action of the player.
   * @default false
   */
  announced?: boolean | undefined;
}

/** Inline message. Renders a `div`, with the role `alert` or `status` when `announced`. */
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
        {wrapTexts(children)}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
