import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { DocumentView } from './DocumentView.tsx';

/** Documentation for the page of `DocumentView`. */
export const docs = {
  DocumentView: {
    usage: 'Use it where an operator or a player checks an uploaded document, inline and enlarged.',
    dos: ['Show the data to compare next to it, in a `DocumentGrid`.'],
    donts: ["Don't load the file before it is wanted: `source` stays undefined until then."],
    anatomy: [
      ['Name', 'label'],
      ['File name and size', 'detail'],
      ['Document', 'source', 'form'],
      ['Enlarge, load and download', 'labels'],
      ['Error', 'error'],
    ],
    keys: ['button', 'link', 'switch', 'dialog'],
    related: ['FileInput', 'VerificationCard'],
    aliases: ['preview', 'file viewer', 'image', 'pdf'],
  } satisfies ComponentDocs<typeof DocumentView>,
};
