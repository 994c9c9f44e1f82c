import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { NotificationStack } from './NotificationStack.tsx';

/** Documentation for the page of `NotificationStack`. */
export const docs = {
  NotificationStack: {
    usage:
      'Use it over the page for what happens without the player: a settled bet, a goal, a paid withdrawal.',
    dos: ['Keep what needs an answer until it is answered.'],
    donts: ["Don't show more than the player can read; the rest is counted."],
    anatomy: [
      ['Notifications', 'notifications'],
      ['Queue button', 'moreLabel'],
      ['Free part of the page', 'clear'],
    ],
    keys: ['button', 'link', 'toast'],
    related: ['ToastRegion', 'MessageCentre'],
    aliases: ['toast', 'alert', 'snackbar', 'push', 'message'],
  } satisfies ComponentDocs<typeof NotificationStack>,
};
