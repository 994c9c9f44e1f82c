import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PasskeyList } from './PasskeyList.tsx';

/** Documentation for the page of `PasskeyList`. */
export const docs = {
  PasskeyList: {
    usage: 'Use it for the passkeys with which a player signs in.',
    dos: ['Say when each passkey was last used: it shows which one can go.'],
    donts: ["Don't remove a passkey at the first press; ask for the password first."],
    anatomy: [
      ['Passkeys', 'passkeys'],
      ['Introduction and actions', 'labels'],
      ['Message', 'notice'],
    ],
    keys: ['button'],
    related: ['SessionList', 'SecurityOverview'],
    aliases: ['webauthn', 'fingerprint', 'face', 'security key'],
  } satisfies ComponentDocs<typeof PasskeyList>,
};
