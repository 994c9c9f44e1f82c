import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/queryClient.ts';
import { App } from './app/App.tsx';
import { direction, language, t } from './messages/messages.ts';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no element #app: deliver the index.html of the build.');
// Dialogs lock the page's scrolling with an inline style, which the content security policy only allows with a nonce.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
});
if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.dataset['mode'] = 'dark';
document.documentElement.lang = language;
document.documentElement.dir = direction;
document.title = t('app.title');
createRoot(container).render(
  <QueryClientProvider client={queryClient}>
    <App />
  </QueryClientProvider>,
);
