import { EmptyLayoutFallback } from './EmptyLayoutFallback.tsx';
import { failureTexts } from '../../platform/i18n/failureTexts.ts';
import { reloadFresh } from '../../platform/lazy/lazy.tsx';

/** Error page for translations that failed to load, with the few texts bundled with the app and a retry button. */
export function DictionaryFailure() {
  const words = failureTexts(location.pathname);
  return (
    <EmptyLayoutFallback
      title={words.title}
      text={words.text}
      action={words.refresh}
      onAction={reloadFresh}
    />
  );
}
