import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { Snow } from './Snow.tsx';

/** Documentation for the page of `Snow`. */
export const docs = {
  Snow: {
    usage: 'Use it for a season, on the first page at most.',
    dos: ['Leave it to the component to stop for players who prefer reduced motion.'],
    donts: ["Don't lay it over a coupon or prices."],
    anatomy: [['Flakes', 'count']],
    keys: [],
    otherControls: 'inStories',
    related: ['PromotionHero'],
    aliases: ['christmas', 'season', 'effect', 'animation'],
  } satisfies ComponentDocs<typeof Snow>,
};
