import { EmptyLayoutFallback } from './EmptyLayoutFallback.tsx';
import { failureWords } from '../../platform/i18n/failureWords.ts';
import { refreshPage } from '../../platform/parts/lateView.ts';

/** The page whose words can't be had: the few that came with the app, and a way to try again. */
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
