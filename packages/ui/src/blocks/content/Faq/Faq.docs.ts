import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { Faq } from './Faq.tsx';

/** Documentation for the page of `Faq`. */
export const docs = {
  Faq: {
    usage: 'Use it for questions and answers that players search.',
    dos: ['Write questions as players ask them.'],
    donts: ["Don't answer with a link alone."],
    anatomy: [
      ['Search', 'searchLabel'],
      ['Groups', 'groups'],
      ['Questions and answers', 'groups'],
      ['Nothing found', 'nothing'],
    ],
    keys: ['button', 'searchbox'],
    related: ['Accordion', 'RulesPage'],
    aliases: ['help', 'questions', 'support'],
  } satisfies ComponentDocs<typeof Faq>,
};
