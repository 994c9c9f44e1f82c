import { EmptyLayoutFallback } from './EmptyLayoutFallback.tsx';
import { failureTexts } from '../../platform/i18n/failureTexts.ts';
import { reloadPage } from '../../platform/lazy/reloadGuard.ts';

/** Error page for translations that failed to load, with the few texts bundled with the app and a retry button. */
export function DictionaryFailure() {
  const texts = failureTexts(location.pathname);
  return (
    <EmptyLayoutFallback title={texts.title} text={texts.text} action={texts.refresh} onAction={reloadPage} />
  );
}
