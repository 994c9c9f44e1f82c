import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { FavouritesEmpty } from './FavouritesEmpty.tsx';

/** Documentation for the page of `FavouritesEmpty`. */
export const docs = {
  FavouritesEmpty: {
    usage: 'Use it in place of favourites while there are none.',
    dos: ['Suggest teams and competitions that can be added with one press.'],
    donts: ["Don't ask guests to register first."],
    anatomy: [
      ['Sentence', 'title'],
      ['Instructions', 'detail'],
      ['Action', 'action'],
      ['Suggestions', 'suggestions', 'suggestionsTitle'],
    ],
    keys: ['button', 'link'],
    related: ['EmptyState'],
    aliases: ['no favorites', 'star', 'follow'],
  } satisfies ComponentDocs<typeof FavouritesEmpty>,
};
