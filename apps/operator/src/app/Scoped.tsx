import { EmptyState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { may } from '../api/session.ts';
import { t } from '../words/words.ts';

/** A page for operators whose token covers it; the others read what to do. */
export function Scoped({ scope, children }: { readonly scope: string; readonly children: ReactNode }) {
  if (may(scope)) return children;
  return <EmptyState title={t('scope.missing')} detail={t('scope.detail', { scope })} icon="lock" />;
}
