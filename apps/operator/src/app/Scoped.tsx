import type { OperatorScope } from '@touchline/contract/operators';
import { EmptyState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';

/** Renders a page if the operator's token has its scope, else explains what to do. */
export function Scoped({ scope, children }: { readonly scope: OperatorScope; readonly children: ReactNode }) {
  if (may(scope)) return children;
  return <EmptyState title={t('scope.missing')} detail={t('scope.detail', { scope })} icon="lock" />;
}
