import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ExpressOfDay } from './ExpressOfDay.tsx';

/** Documentation for the page of `ExpressOfDay`. */
export const docs = {
  ExpressOfDay: {
    usage: 'Use it for an express that the site has put together with a boosted price.',
    dos: ['Show the price without the boost next to it.'],
    donts: ["Don't add it to the coupon without saying that it replaces selections."],
    anatomy: [
      ['Title', 'title'],
      ['Boost', 'boost'],
      ['Legs', 'legs'],
      ['Price', 'price', 'priceBefore'],
      ['Button', 'labels', 'added'],
      ['Reason', 'unavailable'],
    ],
    keys: ['button'],
    related: ['CouponLeg', 'PromotionCard'],
    aliases: ['acca of the day', 'accumulator', 'price boost', 'parlay'],
  } satisfies ComponentDocs<typeof ExpressOfDay>,
};
