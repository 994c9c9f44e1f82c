import type { ReactNode } from 'react';
import { EmptyLayout, type EmptyLayoutProps } from '../Empty/EmptyLayout.tsx';

export interface BlockedLayoutProps extends Omit<EmptyLayoutProps, 'centred' | 'children'> {
  /** A `BlockPage`: why nobody gets in. */
  children: ReactNode;
}

/** The frame of a site that can't be used now: mark, language, one message. Renders the empty frame, centred. */
export function BlockedLayout(props: BlockedLayoutProps) {
  return <EmptyLayout {...props} centred />;
}
