import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Carousel } from './Carousel.tsx';

/** Documentation for the page of `Carousel`. */
export const docs = {
  Carousel: {
    usage:
      'Use a carousel for a row of equal items that may exceed the width: top matches, promotions, logos.',
    dos: ['Let the next slide show a little (`most`), so that players see that the row continues.'],
    donts: [
      "Don't hide anything in later slides that players have to see.",
      "Don't set `every` on more than one carousel of a page.",
    ],
    anatomy: [
      ['Title', 'label'],
      ['Buttons', 'labels'],
      ['Slides', 'slides'],
    ],
    keys: ['button', 'scroll'],
    otherControls: 'given',
    related: ['HeroCarousel', 'TopEvents', 'BrandSlider'],
    aliases: ['slider', 'slideshow', 'gallery', 'banner'],
  } satisfies ComponentDocs<typeof Carousel>,
};
