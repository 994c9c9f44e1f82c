import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PromotionCard } from './PromotionCard.tsx';

/** Documentation for the page of `PromotionCard`. */
export const docs = {
  PromotionCard: {
    usage: 'Use it in a list of promotions.',
    dos: ['Keep significant terms on the card, in full.'],
    donts: ["Don't use `emphasis` for more than one card of a page."],
    anatomy: [
      ['Kind and time', 'kicker'],
      ['Offer', 'title'],
      ['Requirement', 'detail'],
      ['Image', 'image'],
      ['Action', 'action'],
      ['Terms', 'terms'],
    ],
    keys: ['link'],
    related: ['PromotionHero', 'HeroCarousel'],
    aliases: ['offer', 'campaign', 'bonus', 'free bet'],
  } satisfies ComponentDocs<typeof PromotionCard>,
};
