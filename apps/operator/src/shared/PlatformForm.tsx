import type { OperatorScope } from '@touchline/contract/operators';
import { Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import { mayEverywhere } from '../api/session.ts';
import { t } from '../messages/messages.ts';

interface PlatformFormProps {
  readonly scope: OperatorScope;
  readonly children: ReactNode;
}

/** Form of a change that affects every site; without the scope on all of them it says so instead. */
export function PlatformForm({ scope, children }: PlatformFormProps) {
  if (mayEverywhere(scope)) return children;
  return <Notice tone="info">{t('scope.platformForm', { scope: t(`permission.${scope}`) })}</Notice>;
}
