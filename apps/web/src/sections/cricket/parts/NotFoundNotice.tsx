import { ButtonLink, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useCricketPaths } from '../cricket.ts';

/** Message for an unknown id: the reason, and a link back to the section. */
export function NotFoundNotice({ title, detail }: { readonly title: string; readonly detail: string }) {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  return (
    <EmptyState
      icon="search"
      announced
      title={title}
      detail={detail}
      action={<ButtonLink href={paths.home}>{t('nav.home')}</ButtonLink>}
    />
  );
}
