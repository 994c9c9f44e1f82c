import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ContactChange } from './ContactChange.tsx';

/** Documentation for the page of `ContactChange`. */
export const docs = {
  ContactChange: {
    usage: 'Use it to add or change an e-mail, a phone or a login: enter, confirm by code, done.',
    dos: ['Keep the old address until the new one is confirmed.'],
    donts: ["Don't skip the code step: an address that isn't confirmed can't recover an account."],
    anatomy: [
      ['Step', 'step'],
      ['Message', 'notice'],
      ['Fields', 'fields'],
      ['Code', 'code'],
      ['Error', 'error'],
    ],
    keys: ['button', 'textbox', 'select'],
    related: ['CodeStep', 'ProfileForm'],
    aliases: ['email', 'phone number', 'change contact'],
  } satisfies ComponentDocs<typeof ContactChange>,
};
