import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { addPending } from './pending.ts';

interface Props {
  /** @default nothing */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** `Suspense` whose fallback counts as a load under way: the page isn't settled while one is shown. */
export function LazyBoundary({ fallback, children }: Props) {
  return <Suspense fallback={<Pending>{fallback}</Pending>}>{children}</Suspense>;
}

function Pending({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(addPending, []);
  return children;
}
