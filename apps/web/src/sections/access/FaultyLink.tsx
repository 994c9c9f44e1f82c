import { OutcomeCard } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkFault } from '../../features/session/mailedLinks.api.ts';

export interface FaultyLinkProps {
  readonly fault: LinkFault;
  /** The way on. */
  readonly actions: ReactNode;
}

/** The link of a mail does nothing: why, and what to do. */
export function FaultyLink({ fault, actions }: FaultyLinkProps) {
  const { t } = useTranslation('security');
  return (
    <OutcomeCard
      tone="neutral"
      title={t(`link.${fault}`)}
      detail={t(`link.${fault}Text`)}
      actions={actions}
    />
  );
}
