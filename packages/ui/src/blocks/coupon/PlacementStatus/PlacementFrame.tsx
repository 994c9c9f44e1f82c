import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import * as css from './PlacementStatus.css.ts';

export type PlacementTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface PlacementFrameProps {
  /** What happens, in one sentence. */
  title: string;
  /** What follows, or what to do. */
  detail?: string | undefined;
  /** Sign of the state; a turning one while the platform works. */
  icon: IconName | 'working';
  tone?: PlacementTone | undefined;
  /** How it is read out: an alert at once, a status when there is a pause. @default 'status' */
  role?: 'alert' | 'status' | undefined;
  /** Facts between the words and the actions. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** What all states of a placement share: sign, words, facts, actions. Renders a `div`; its words are read out when they appear. */
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
