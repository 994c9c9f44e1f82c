import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Divider } from './Divider.tsx';

/** Documentation for the page of `Divider`. */
export const docs = {
  Divider: {
    usage: 'Use a divider between two groups of content within a card or a menu.',
    dos: ['Prefer space; a line is for groups that would otherwise be read as one.'],
    donts: ["Don't draw one between every row; lists have their own hairlines."],
    anatomy: [['Hairline']],
    keys: [],
    related: ['Card', 'Stack'],
    aliases: ['separator', 'rule', 'line', 'hr'],
  } satisfies ComponentDocs<typeof Divider>,
};
