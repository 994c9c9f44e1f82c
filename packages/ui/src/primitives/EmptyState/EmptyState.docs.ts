import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { EmptyState } from './EmptyState.tsx';
import type { ErrorState } from './ErrorState.tsx';

/** Documentation for the page of `EmptyState` and `ErrorState`. */
export const docs = {
  EmptyState: {
    usage: 'Use it in place of a list or a page that has no content, with a way to continue.',
    dos: [
      'Say what is missing in `title`, and offer one action: “No bets yet”, “See live matches”.',
      'Set `announced` when it replaces content that the player waited for.',
    ],
    donts: ["Don't use it for a failure; that is an `ErrorState`."],
    anatomy: [
      ['Icon', 'icon'],
      ['Sentence', 'title'],
      ['Explanation', 'detail'],
      ['Action', 'action'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['ErrorState', 'ListCard', 'FavouritesEmpty'],
    aliases: ['no results', 'blank slate', 'placeholder', 'nothing found'],
  } satisfies ComponentDocs<typeof EmptyState>,
  ErrorState: {
    usage: 'Use it in place of content that failed to load, with a retry.',
    dos: ['Say what failed and what the player can do; keep the reason short.'],
    donts: ["Don't show error codes as the message."],
    anatomy: [
      ['Icon', 'icon'],
      ['Sentence', 'title'],
      ['Reason', 'detail'],
      ['Retry button', 'retryLabel', 'retrying'],
      ['Other action', 'action'],
    ],
    keys: ['button'],
    otherControls: 'given',
    related: ['EmptyState', 'ErrorPage'],
    aliases: ['failure', 'retry', 'alert', 'problem'],
  } satisfies ComponentDocs<typeof ErrorState>,
};
