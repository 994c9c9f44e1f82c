import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { LangSegment } from '../platform/links/usePaths.ts';
import { KitProvider } from './KitProvider.tsx';

/** Provides the page's language and the kit's labels, text direction and link, also for a page of an error. */
export function PageProvider({ children }: { readonly children: ReactNode }) {
  return (
    <LangSegment value={useParams()['lang']}>
      <KitProvider>{children}</KitProvider>
    </LangSegment>
  );
}
