import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { FormChips } from './FormChips.tsx';

/** Documentation for the page of `FormChips`. */
export const docs = {
  FormChips: {
    usage: 'Use it for the results of the last matches of a team.',
    dos: ['Describe each match in its `label`; letters alone say little.'],
    donts: ["Don't show more than about six."],
    anatomy: [['Letters', 'matches']],
    keys: [],
    related: ['HeadToHead', 'ParticipantHeader'],
    aliases: ['form guide', 'recent results', 'win draw loss'],
  } satisfies ComponentDocs<typeof FormChips>,
};
