import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { HeroCarousel } from './HeroCarousel.tsx';

/** Documentation for the page of `HeroCarousel`. */
export const docs = {
  HeroCarousel: {
    usage: 'Use it at the top of the first page for at most five promotions.',
    dos: ['Put the most important banner first; few players see the others.'],
    donts: ["Don't put text into images: it can't be translated or read out."],
    anatomy: [
      ['Banners with kicker, title, detail, image and action', 'banners'],
      ['Buttons', 'labels'],
    ],
    keys: ['button', 'link', 'scroll'],
    related: ['Carousel', 'PromotionHero'],
    aliases: ['slider', 'banner', 'hero', 'promotions'],
  } satisfies ComponentDocs<typeof HeroCarousel>,
};
