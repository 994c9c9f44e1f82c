import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Link } from './Link.tsx';

/** Documentation for the page of `Link`. */
export const docs = {
  Link: {
    usage: 'Use a link to lead to another page, in running text or next to a title.',
    dos: ['Write what the page is about: “Rules of the express bonus”.'],
    donts: ["Don't write “here” or “more” alone; screen-reader users list links without their sentences."],
    anatomy: [
      ['Text', 'children'],
      ['Appearance', 'tone'],
    ],
    keys: ['link'],
    related: ['ButtonLink', 'Breadcrumbs'],
    aliases: ['anchor', 'hyperlink', 'url'],
  } satisfies ComponentDocs<typeof Link>,
};
