import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { RangeSlider } from './RangeSlider.tsx';
import type { Slider } from './Slider.tsx';

/** Documentation for the page of `Slider` and `RangeSlider`. */
export const docs = {
  Slider: {
    usage: 'Use a slider for an approximate value, such as the part of a bet to sell.',
    dos: ['Show the exact consequence next to it: the amount that is paid out.'],
    donts: ["Don't use it for stakes or limits that players know exactly; use an `Input`."],
    anatomy: [['Label', 'label'], ['Value', 'formatValue'], ['Track'], ['Thumb', 'value']],
    keys: ['slider'],
    related: ['RangeSlider', 'CashOut', 'Progress'],
    aliases: ['range', 'track', 'knob'],
  } satisfies ComponentDocs<typeof Slider>,
  RangeSlider: {
    usage: 'Use it to filter by a range, such as prices between 1.50 and 3.00.',
    dos: ['Name both thumbs: “Lowest price”, “Highest price”.'],
    donts: ["Don't use it for dates; use two `DateInput`s."],
    anatomy: [
      ['Label', 'label'],
      ['Values', 'formatValue'],
      ['Track'],
      ['Two thumbs', 'value', 'thumbLabels'],
    ],
    keys: ['slider'],
    related: ['Slider', 'FilterChips'],
    aliases: ['range', 'filter', 'min max'],
  } satisfies ComponentDocs<typeof RangeSlider>,
};
