import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { ToastRegion } from './ToastRegion.tsx';

/** Documentation for the page of `ToastRegion`. */
export const docs = {
  ToastRegion: {
    usage: 'Use toasts for results of an action that need no answer: “Link copied”, “3 selections removed”.',
    dos: [
      'Reuse the `id` of a toast that repeats and give its `count`, so that toasts are counted instead of piling up.',
      "Offer “Undo” as the toast's action.",
      'Keep the title short: where a toast would cover a button that moves money, it is one line.',
    ],
    donts: ["Don't show errors of a form as toasts; they belong to their fields."],
    anatomy: [
      ['Region', 'clear'],
      ['Icon', 'toasts'],
      ['Title and detail', 'toasts'],
      ['Action', 'toasts'],
      ['Queue button', 'moreLabel'],
    ],
    keys: ['button', 'toast'],
    related: ['Notice', 'NotificationStack', 'CouponUndo'],
    aliases: ['snackbar', 'notification', 'alert', 'message', 'popup'],
  } satisfies ComponentDocs<typeof ToastRegion>,
};
