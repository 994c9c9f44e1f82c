import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { Footer } from './Footer.tsx';

/** Documentation for the page of `Footer`. */
export const docs = {
  Footer: {
    usage: 'Use it at the end of every page for links, licences, payment methods and the age sign.',
    dos: ['Keep licence and help for problem gambling visible on every page.'],
    donts: ["Don't repeat the main navigation."],
    anatomy: [
      ['Links', 'links', 'columns'],
      ['Licences and payments', 'licences', 'payments'],
      ['Age sign', 'care'],
      ['Legal notices', 'children'],
      ['Clock', 'clock'],
      ['Language and settings', 'end'],
    ],
    keys: ['button', 'link'],
    related: ['MainLayout', 'HelpLines'],
    aliases: ['bottom', 'imprint', 'licence', 'legal'],
  } satisfies ComponentDocs<typeof Footer>,
};
