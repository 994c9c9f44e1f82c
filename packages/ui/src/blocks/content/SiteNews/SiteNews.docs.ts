import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SiteNews } from './SiteNews.tsx';

/** Documentation for the page of `SiteNews`. */
export const docs = {
  SiteNews: {
    usage: 'Use it once after a visible change of the site.',
    dos: ['Say what stays as it was.'],
    donts: ["Don't list more than five points."],
    anatomy: [
      ['Title', 'title'],
      ['Reassurance', 'description'],
      ['Changes', 'points'],
      ['Close button', 'doneLabel'],
    ],
    keys: ['button', 'dialog'],
    related: ['BottomSheet'],
    aliases: ['changelog', "what's new", 'release notes', 'modal'],
  } satisfies ComponentDocs<typeof SiteNews>,
};
