import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BrandSlider } from './BrandSlider.tsx';

/** Documentation for the page of `BrandSlider`. */
export const docs = {
  BrandSlider: {
    usage: 'Use it above casino and games for the makers of the games.',
    dos: ["Give every logo its name; it is shown if the logo doesn't load."],
    donts: ["Don't let it run by itself."],
    anatomy: [
      ['Logos', 'brands'],
      ['Buttons', 'labels'],
    ],
    keys: ['button', 'link', 'scroll'],
    related: ['ProviderSlider', 'Carousel'],
    aliases: ['game makers', 'studios', 'logos', 'vendors'],
  } satisfies ComponentDocs<typeof BrandSlider>,
};
