import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LimitApproval } from './LimitApproval.tsx';

/** Documentation for the page of `LimitApproval`. */
export const docs = {
  LimitApproval: {
    usage: 'Use it when a waiting period is over and a looser limit needs a second confirmation.',
    dos: ['Show old and new limit.'],
    donts: ["Don't accept anything but an answer: Escape and a press outside do nothing."],
    anatomy: [
      ['Question', 'labels'],
      ['Changes', 'changes'],
      ['Buttons', 'labels', 'busy'],
    ],
    keys: ['button', 'alertdialog'],
    related: ['LimitCard', 'ConfirmDialog'],
    aliases: ['limit increase', 'confirm', 'modal'],
  } satisfies ComponentDocs<typeof LimitApproval>,
};
