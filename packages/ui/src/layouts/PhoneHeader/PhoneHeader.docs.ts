import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { PhoneHeader } from './PhoneHeader.tsx';

/** Documentation for the page of `PhoneHeader`. */
export const docs = {
  PhoneHeader: {
    usage: 'Use it as the first element of a page whose own head replaces the site header on phones.',
    dos: ['Set `ownPhoneHeader` of the layout on the same page.', 'Include a way back.'],
    donts: ["Don't use it below other content: it extends to the upper edge of the page."],
    anatomy: [['Header', 'children']],
    keys: [],
    otherControls: 'given',
    related: ['MainLayout', 'Scoreboard'],
    aliases: ['mobile header', 'top bar', 'app bar'],
  } satisfies ComponentDocs<typeof PhoneHeader>,
};
