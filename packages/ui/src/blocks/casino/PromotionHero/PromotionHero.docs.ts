import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PromotionHero } from './PromotionHero.tsx';

/** Documentation for the page of `PromotionHero`. */
export const docs = {
  PromotionHero: {
    usage: 'Use it once at the top of a lobby for the promotion that concerns most players.',
    dos: ['Keep significant conditions in `terms`, always visible.'],
    donts: ["Don't put the conditions behind the link alone."],
    anatomy: [
      ['Target group', 'kicker'],
      ['Offer', 'title'],
      ['Condition', 'text'],
      ['Image', 'image'],
      ['Action', 'action'],
      ['Terms', 'terms'],
    ],
    keys: ['link'],
    related: ['HeroCarousel', 'PromotionCard'],
    aliases: ['banner', 'hero', 'welcome bonus', 'campaign'],
  } satisfies ComponentDocs<typeof PromotionHero>,
};
