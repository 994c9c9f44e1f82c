import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TermsPage } from './TermsPage.tsx';

/** Documentation for the page of `TermsPage`. */
export const docs = {
  TermsPage: {
    usage: 'Use it when changed terms have to be accepted before play goes on.',
    dos: ['List the changes in plain sentences above the full text.'],
    donts: ["Don't let it be skipped; the other way is to sign out."],
    anatomy: [
      ['Changes', 'changes'],
      ['Full text', 'nodes'],
      ['Agreement and buttons', 'labels', 'busy'],
    ],
    keys: ['button', 'link', 'checkbox', 'scroll'],
    related: ['RulesPage', 'RichText'],
    aliases: ['terms and conditions', 'legal', 'consent'],
  } satisfies ComponentDocs<typeof TermsPage>,
};
