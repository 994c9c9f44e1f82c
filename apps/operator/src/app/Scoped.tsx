import type { OperatorScope } from '@touchline/contract/operators';
import { EmptyState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { may, mayOpen } from '../api/session.ts';
import { t } from '../messages/messages.ts';

interface ScopedProps {
  readonly scope: OperatorScope;
  /** True if the page requires the scope on all sites. @default false */
  readonly isPlatform?: boolean;
  readonly children: ReactNode;
}

/** Renders a page if the operator has its scope, else explains what to do. */
export function Scoped({ scope, isPlatform = false, children }: ScopedProps) {
  if (mayOpen({ scope, isPlatform })) return children;
  const isPartial = may(scope);
  return (
    <EmptyState
      title={t(isPartial ? 'scope.platform' : 'scope.missing')}
      detail={t(isPartial ? 'scope.platformDetail' : 'scope.detail', { scope: t(`permission.${scope}`) })}
      icon="lock"
    />
  );
}
