import { EmptyLayoutFallback } from './EmptyLayoutFallback.tsx';
import { failureWords } from '../../platform/i18n/failureWords.ts';
import { refreshPage } from '../../platform/parts/lateView.ts';

/** Error page for translations that failed to load, with the few texts bundled with the app and a retry button. */
export function DictionaryFailure() {
  const words = failureWords(location.pathname);
  return (
    <EmptyLayoutFallback
      title={words.title}
      text={words.text}
      action={words.refresh}
      onAction={refreshPage}
    />
  );
}
