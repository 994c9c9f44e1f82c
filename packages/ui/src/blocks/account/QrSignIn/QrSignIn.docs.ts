import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { QrSignInCard } from './QrSignInCard.tsx';

/** Documentation for the page of `QrSignInCard`. */
export const docs = {
  QrSignInCard: {
    usage: 'Use it on desktops for signing in with a phone that is signed in already.',
    dos: ['Show the remaining time in `timer`, and offer a new code after it.'],
    donts: ["Don't renew a code that was scanned."],
    anatomy: [
      ['Code', 'qr'],
      ['Text code', 'code'],
      ['Instructions', 'labels'],
      ['Remaining time', 'timer'],
      ['Expired', 'expired'],
      ['Scanned', 'scanned'],
      ['Switch', 'allowed'],
    ],
    keys: ['button', 'switch'],
    related: ['SignInForm', 'TwoFactorSetup'],
    aliases: ['qr code', 'scan', 'login'],
  } satisfies ComponentDocs<typeof QrSignInCard>,
};
