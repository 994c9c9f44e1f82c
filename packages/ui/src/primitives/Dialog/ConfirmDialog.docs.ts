import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { ConfirmDialog } from './ConfirmDialog.tsx';

/** Documentation for the page of `ConfirmDialog`. */
export const docs = {
  ConfirmDialog: {
    usage: "Use it before an action that can't be undone or costs money, such as taking a break of 30 days.",
    dos: [
      'State the consequence in `description`, and the action in `confirmLabel`: “Start the break”, not “OK”.',
    ],
    donts: ["Don't ask twice, and don't ask for what can be undone; show a toast with “Undo”."],
    anatomy: [
      ['Question', 'title'],
      ['Consequence', 'description'],
      ['Details', 'children'],
      ['Cancel button', 'cancelLabel'],
      ['Confirm button', 'confirmLabel', 'tone'],
    ],
    keys: ['button', 'alertdialog'],
    otherControls: 'inStories',
    related: ['Modal', 'AgeGate', 'RealityCheck'],
    aliases: ['alert', 'confirm', 'prompt', 'warning', 'modal'],
  } satisfies ComponentDocs<typeof ConfirmDialog>,
};
