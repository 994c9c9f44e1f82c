import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { RadioGroup } from './RadioGroup.tsx';

/** Documentation for the page of `RadioGroup`. */
export const docs = {
  RadioGroup: {
    usage:
      'Use it for one choice among a few options that need a sentence each, such as how price changes are accepted.',
    dos: ['Put the consequence of an option into its `hint`.'],
    donts: ["Don't use it for more than about seven options; use `Select`."],
    anatomy: [
      ['Legend', 'label'],
      ['Options', 'options'],
      ['Hint of an option', 'options'],
    ],
    keys: ['radio'],
    related: ['SegmentedControl', 'Select'],
    aliases: ['radio button', 'single choice', 'option'],
  } satisfies ComponentDocs<typeof RadioGroup>,
};
