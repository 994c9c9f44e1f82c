import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Collapsible } from './Collapsible.tsx';

/** Documentation for the page of `Collapsible`. */
export const docs = {
  Collapsible: {
    usage: 'Use a collapsible for one section that players may fold away, such as a market of a match.',
    dos: ['Put controls of the section into `actions`: they are separate from the button that opens it.'],
    donts: ["Don't fold away what players need to decide about money."],
    anatomy: [
      ['Title', 'title'],
      ['Controls', 'actions'],
      ['Chevron', 'open'],
      ['Content', 'children'],
    ],
    keys: ['button'],
    related: ['Accordion', 'MarketGroup'],
    aliases: ['expander', 'disclosure', 'fold'],
  } satisfies ComponentDocs<typeof Collapsible>,
};
