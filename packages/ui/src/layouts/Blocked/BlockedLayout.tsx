import type { ReactNode } from 'react';
import { EmptyLayout, type EmptyLayoutProps } from '../Empty/EmptyLayout.tsx';

export interface BlockedLayoutProps extends Omit<EmptyLayoutProps, 'centred' | 'children'> {
  /** `BlockPage` with the reason why the site can't be used. */
  children: ReactNode;
}

/** Layout of a site that can't be used at the moment: logo, language, one message. Renders `EmptyLayout`, centred. */
export function BlockedLayout(props: BlockedLayoutProps) {
  return <EmptyLayout {...props} centred />;
}
