import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import * as css from './PlacementStatus.css.ts';

export type PlacementTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface PlacementFrameProps {
  /** Message in one sentence. */
  title: string;
  /** Consequence or suggested action. */
  detail?: string | undefined;
  /** Icon of the state; `working` is animated while the platform processes the bet. */
  icon: IconName | 'working';
  tone?: PlacementTone | undefined;
  /**
   * Live region role: `alert` is announced immediately, `status` at the next pause.
   * @default 'status'
   */
  role?: 'alert' | 'status' | undefined;
  /** Content between the text and the actions. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/**
 * Frame shared by all placement states: icon, text, details, actions. Renders a `div` whose text is announced when it
 * appears.
 */
export function PlacementFrame({
  title,
  detail,
  icon,
  tone = 'neutral',
  role = 'status',
  children,
  actions,
}: PlacementFrameProps) {
  return (
    <div className={css.root}>
      <div role={role} className={css.head}>
        <span className={css.sign} data-tone={tone}>
          {icon === 'working' ? <Spinner /> : <Icon name={icon} />}
        </span>
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
        </div>
      </div>
      {children}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
