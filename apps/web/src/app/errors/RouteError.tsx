import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { i18n } from '../../platform/i18n/i18n.ts';
import { DictionaryError } from '../../platform/i18n/bundles.ts';
import { NotFoundError } from '../guards/NotFoundError.ts';
import { DictionaryFailure } from './DictionaryFailure.tsx';
import { EmptyLayoutFallback } from './EmptyLayoutFallback.tsx';
import { isChunkError } from '../../platform/lazy/chunkError.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { reloadOnce, reloadPage } from '../../platform/lazy/reloadGuard.ts';
import { PageProvider } from '../PageProvider.tsx';

const NotFoundPage = lazyView(() => import('../shell/frames/NotFoundPage.tsx'));

/** Error view shown in place of a route that failed. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  if (error instanceof DictionaryError || !i18n.exists('errors.failed')) return <DictionaryFailure />;
  if (error instanceof NotFoundError || (isRouteErrorResponse(error) && error.status === 404)) {
    return (
      <PageProvider>
        <NotFoundPage />
      </PageProvider>
    );
  }
  const chunk = isChunkError(error);
  if (chunk) reloadOnce();
  return (
    <EmptyLayoutFallback
      title={chunk ? t('errors.chunk') : t('errors.failed')}
      text={chunk ? t('errors.chunkText') : t('errors.failedText')}
      action={t('actions.refresh')}
      onAction={reloadPage}
    />
  );
}
