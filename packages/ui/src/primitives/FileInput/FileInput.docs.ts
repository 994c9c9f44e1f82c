import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { FileInput } from './FileInput.tsx';

/** Documentation for the page of `FileInput`. */
export const docs = {
  FileInput: {
    usage: 'Use it for documents that players upload, such as a passport or a receipt.',
    dos: [
      'Set `accept` and say the limits in `labels`, before a file is refused.',
      'Set `capture` for a document that is usually photographed.',
    ],
    donts: ["Don't delete a file that failed; show the reason in its row."],
    anatomy: [
      ['Drop area', 'labels'],
      ['Chosen files', 'files'],
      ['Progress and result', 'files'],
    ],
    keys: ['button', 'file'],
    related: ['DocumentView', 'VerificationCard'],
    aliases: ['upload', 'drag and drop', 'attachment', 'dropzone'],
  } satisfies ComponentDocs<typeof FileInput>,
};
