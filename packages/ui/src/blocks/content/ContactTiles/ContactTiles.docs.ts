import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ContactTiles } from './ContactTiles.tsx';

/** Documentation for the page of `ContactTiles`. */
export const docs = {
  ContactTiles: {
    usage: 'Use it for the ways to reach the support, fastest first.',
    dos: ['Say on each tile how long an answer takes.'],
    donts: ["Don't hide a way behind another."],
    anatomy: [['Ways with name, detail and link', 'contacts']],
    keys: ['button', 'link'],
    related: ['PaymentConsultant', 'Footer'],
    aliases: ['support', 'help', 'chat', 'phone', 'email'],
  } satisfies ComponentDocs<typeof ContactTiles>,
};
