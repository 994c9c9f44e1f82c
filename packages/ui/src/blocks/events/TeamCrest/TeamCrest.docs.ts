import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TeamCrest } from './TeamCrest.tsx';

/** Documentation for the page of `TeamCrest`. */
export const docs = {
  TeamCrest: {
    usage:
      'Use it next to the name of a team. Without an image the crest is drawn from sport and name: shape, pattern and two colours are the same on every screen and every device.',
    dos: [
      'Keep the name next to it: the crest is hidden from screen readers.',
      'Pass the sport everywhere, and the name of the home side for the guests, so that a team looks the same on every screen and both sides differ.',
    ],
    donts: ["Don't use images of crests that you have no licence for."],
    anatomy: [['Image or drawing', 'image', 'name', 'sport', 'home']],
    keys: [],
    related: ['LargeCrest', 'Avatar'],
    aliases: ['logo', 'badge', 'shield', 'emblem'],
  } satisfies ComponentDocs<typeof TeamCrest>,
};
