import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TopEvents } from './TopEvents.tsx';

/** Documentation for the page of `TopEvents`. */
export const docs = {
  TopEvents: {
    usage: 'Use it for some highlighted matches with their main prices.',
    dos: ['Choose matches that start soon or are live.'],
    donts: ["Don't repeat it on one page."],
    anatomy: [
      ['Title', 'label'],
      ['Cards', 'events'],
      ['Buttons', 'labels'],
    ],
    keys: ['button', 'prices', 'link', 'scroll'],
    related: ['Carousel', 'EventRow', 'PriceCell'],
    aliases: ['featured', 'highlights', 'top matches', 'odds'],
  } satisfies ComponentDocs<typeof TopEvents>,
};
