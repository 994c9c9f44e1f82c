import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Badge } from './Badge.tsx';

/** Documentation for the page of `Badge`. */
export const docs = {
  Badge: {
    usage: 'Use a badge for the state of a row or a card in one or two words, such as “Won” or “New”.',
    dos: [
      'Choose `tone` by meaning; the tones of bets (`won`, `lost`, `cashedOut`) have the same meaning in every brand.',
    ],
    donts: [
      "Don't rely on the colour: the word has to say the state.",
      "Don't make it pressable. A filter is a `Chip`.",
    ],
    anatomy: [
      ['Icon', 'icon'],
      ['Word', 'children'],
    ],
    keys: [],
    related: ['Chip', 'LiveBadge', 'CountBadge'],
    aliases: ['tag', 'label', 'pill', 'status', 'lozenge'],
  } satisfies ComponentDocs<typeof Badge>,
};
