import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SessionList } from './SessionList.tsx';

/** Documentation for the page of `SessionList`. */
export const docs = {
  SessionList: {
    usage: 'Use it for the devices that are signed in, with a button to sign each of them out.',
    dos: ['Name the device and the place as the player would: “Chrome on Windows, Coastland”.'],
    donts: ["Don't let the current device sign out here by accident; it is first and marked."],
    anatomy: [
      ['Sessions', 'sessions'],
      ['Sign-out buttons', 'labels'],
      ['Confirmation', 'confirming'],
    ],
    keys: ['button', 'alertdialog'],
    related: ['SecurityOverview'],
    aliases: ['devices', 'log out', 'sign out everywhere'],
  } satisfies ComponentDocs<typeof SessionList>,
};
