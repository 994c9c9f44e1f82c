import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { SegmentedControl } from './SegmentedControl.tsx';

/** Documentation for the page of `SegmentedControl`. */
export const docs = {
  SegmentedControl: {
    usage: 'Use it for one choice among two to four short words, such as the odds format.',
    dos: ['Keep the words of similar length; segments have equal widths.'],
    donts: ["Don't use it to change the page; use `Tabs` or `TabLinks`."],
    anatomy: [
      ['Segments', 'options'],
      ['Chosen segment', 'value'],
    ],
    keys: ['radio'],
    related: ['RadioGroup', 'Tabs', 'CouponTypeTabs'],
    aliases: ['toggle', 'switcher', 'button group'],
  } satisfies ComponentDocs<typeof SegmentedControl>,
};
