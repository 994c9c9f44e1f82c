import { ButtonLink, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLoginHref } from '../../../platform/links/useLoginHref.ts';

/** Takes the place of a player's page when the session has ended: its data is gone, and its calls would be refused. */
export default function SignedOut() {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon="login"
      title={t('session.ended')}
      detail={t('session.endedText')}
      action={
        <ButtonLink href={useLoginHref()} tone="strong">
          {t('header.signIn')}
        </ButtonLink>
      }
    />
  );
}
