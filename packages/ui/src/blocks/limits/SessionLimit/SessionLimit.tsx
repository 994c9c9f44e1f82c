import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface SessionLimitProps extends RootProps<HTMLDivElement> {
  /** Whether the session limit is close or has been reached. */
  state: 'near' | 'ended';
  /** Title: “Your session ends in 10 minutes”, or “Your time for today is used up”. */
  title: string;
  /**
   * Consequence, and when play is possible again, for example “You are signed out. Come back tomorrow from 00:00.”
   */
  detail: string;
  /** Follow-up action, such as a link or a button. */
  action?: ReactNode;
}

/**
 * Session limit set by the player: a notice before its end, a full page after it. Renders a `div` that screen readers
 * announce immediately.
 */
export function SessionLimit({ state, title, detail, action, ...rest }: SessionLimitProps) {
  return state === 'ended' ? (
    <EmptyState {...rest} announced icon="clock" title={title} detail={detail} action={action} />
  ) : (
    <Notice {...rest} announced tone="warning" action={action}>
      <strong>{title}</strong> {detail}
    </Notice>
  );
}
