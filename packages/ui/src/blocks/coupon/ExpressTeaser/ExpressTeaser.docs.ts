import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ExpressTeaser } from './ExpressTeaser.tsx';

/** Documentation for the page of `ExpressTeaser`. */
export const docs = {
  ExpressTeaser: {
    usage: 'Use it on a home page for the express of the day; its title leads to all of them.',
    dos: ['Show the price without the boost only if the express has a boost.'],
    donts: ["Don't name the selections here: `ExpressOfDay` does, on the page that the title leads to."],
    anatomy: [
      ['Title', 'title', 'href'],
      ['Boost', 'boost'],
      ['Matches', 'legs', 'crests'],
      ['Summary', 'summary', 'note'],
      ['Price', 'price', 'priceBefore'],
      ['Button', 'labels', 'added', 'suspended'],
    ],
    keys: ['button', 'link'],
    related: ['ExpressOfDay', 'FeaturedMatch'],
    aliases: ['acca of the day', 'accumulator', 'price boost', 'parlay'],
  } satisfies ComponentDocs<typeof ExpressTeaser>,
};
