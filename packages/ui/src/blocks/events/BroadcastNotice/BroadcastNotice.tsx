import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BroadcastNotice.css.ts';

export const broadcastStates = ['available', 'later', 'sign-in', 'balance', 'country', 'failed'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

const stateIcons = {
  available: 'stream',
  later: 'clock',
  'sign-in': 'login',
  balance: 'wallet',
  country: 'not-here',
  failed: 'alert',
} as const satisfies Record<BroadcastState, IconName>;

export interface BroadcastNoticeProps extends RootProps<HTMLElement> {
  /** Availability of the stream. */
  state: BroadcastState;
  /** Message in one sentence, for example “Sign in to watch this match.” */
  children: ReactNode;
  /** Additional information, for example “Starts at 20:45”. */
  detail?: string | undefined;
  /** Action: a button for playing, signing in or depositing. */
  action?: ReactNode;
}

/** Availability of a match's live stream, with an action. Renders a `section` with its state in `data-state`. */
export function BroadcastNotice({ state, children, detail, action, ...rest }: BroadcastNoticeProps) {
  return (
    <section {...rest} data-state={state} className={css.root}>
      <span className={css.disc}>
        <Icon name={stateIcons[state]} />
      </span>
      <div className={css.words}>
        <p className={css.sentence}>{children}</p>
        {detail !== undefined && <p className={css.detail}>{detail}</p>}
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </section>
  );
}
