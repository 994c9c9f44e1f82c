import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Accordion } from './Accordion.tsx';

/** Documentation for the page of `Accordion`. */
export const docs = {
  Accordion: {
    usage:
      'Use an accordion for several sections of which a player needs one or two, such as the payment terms of each method.',
    dos: ['Write titles that say what the section answers, so that a player opens only the right one.'],
    donts: [
      "Don't put the only way to act, such as a deposit button, into a closed section.",
      "Don't use it for a single section; that is a `Collapsible`.",
    ],
    anatomy: [['Title', 'items'], ['Chevron'], ['Content', 'items']],
    keys: ['button'],
    related: ['Collapsible', 'Faq', 'Tabs'],
    aliases: ['expander', 'disclosure list', 'faq'],
  } satisfies ComponentDocs<typeof Accordion>,
};
