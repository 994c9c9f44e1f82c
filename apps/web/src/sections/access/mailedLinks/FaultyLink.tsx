import { ResultCard } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkFault } from '../../../features/session/entry/mailedLinks.api.ts';

export interface FaultyLinkProps {
  readonly fault: LinkFault;
  /** Buttons or links to continue. */
  readonly actions: ReactNode;
}

/** Message for an invalid link from an email: the reason, and what to do. */
export function FaultyLink({ fault, actions }: FaultyLinkProps) {
  const { t } = useTranslation('security');
  return (
    <ResultCard tone="neutral" title={t(`link.${fault}`)} detail={t(`link.${fault}Text`)} actions={actions} />
  );
}
