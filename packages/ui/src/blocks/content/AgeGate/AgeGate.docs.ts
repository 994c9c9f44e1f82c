import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { AgeGate } from './AgeGate.tsx';

/** Documentation for the page of `AgeGate`. */
export const docs = {
  AgeGate: {
    usage: 'Use it before the first page where the jurisdiction requires a statement of age.',
    dos: ['Name the age and the law in `detail`.'],
    donts: ["Don't store the answer longer than the visit where that isn't allowed."],
    anatomy: [
      ['Question', 'title'],
      ['Requirement', 'detail'],
      ['Confirm button', 'confirmLabel'],
      ['Leave button', 'leaveLabel'],
    ],
    keys: ['button', 'alertdialog'],
    related: ['ConfirmDialog', 'BlockPage'],
    aliases: ['age check', '18+', 'gate', 'modal'],
  } satisfies ComponentDocs<typeof AgeGate>,
};
