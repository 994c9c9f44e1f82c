import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface SessionLimitProps extends RootProps<HTMLDivElement> {
  /** The end is near, or it is there. */
  state: 'near' | 'ended';
  /** "Your session ends in 10 minutes", or "Your time for today is used up". */
  title: string;
  /** What follows, and when play is possible again: "You are signed out. Come back tomorrow from 00:00." */
  detail: string;
  /** A way on, such as a link to the limits. */
  action?: ReactNode;
}

/** The player's own limit of hours: a sentence before its end, a page after it. Renders a `div`, read out at once. */
export function SessionLimit({ state, title, detail, action, ...rest }: SessionLimitProps) {
  return state === 'ended' ? (
    <EmptyState {...rest} announced icon="clock" title={title} detail={detail} action={action} />
  ) : (
    <Notice {...rest} announced tone="warning" action={action}>
      <strong>{title}</strong> {detail}
    </Notice>
  );
}
