import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { NewsList } from './NewsCard.tsx';

/** Documentation for the page of `NewsList`. */
export const docs = {
  NewsList: {
    usage: 'Use it for news in as many columns as fit.',
    dos: ['Keep headlines to one line; longer ones are cut.'],
    donts: ["Don't use news for messages to one player; use `InboxList`."],
    anatomy: [['News items with image, headline, date and summary', 'items']],
    keys: ['link'],
    related: ['PromotionCard', 'RichText'],
    aliases: ['articles', 'blog', 'posts'],
  } satisfies ComponentDocs<typeof NewsList>,
};
