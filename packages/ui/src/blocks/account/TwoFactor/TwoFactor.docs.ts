import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { RecoveryCodes } from './RecoveryCodes.tsx';
import type { TwoFactorSetup } from './TwoFactorSetup.tsx';

/** Documentation for the page of `TwoFactorSetup` and `RecoveryCodes`. */
export const docs = {
  TwoFactorSetup: {
    usage: 'Use it to connect an authenticator app: scan, then confirm with a code.',
    dos: ["Offer the key as text for players who can't scan."],
    donts: ["Don't switch it on before the first code was right."],
    anatomy: [
      ['QR code', 'qr'],
      ['Key', 'secret'],
      ['Copy button', 'labels'],
      ['Code', 'value'],
      ['Error', 'error'],
    ],
    keys: ['button', 'textbox'],
    related: ['CodeInput', 'SecurityOverview'],
    aliases: ['2fa', 'mfa', 'authenticator', 'otp'],
  } satisfies ComponentDocs<typeof TwoFactorSetup>,
  RecoveryCodes: {
    usage: 'Use it once after set-up for codes that replace a lost phone.',
    dos: ['Offer copying and saving before the player continues.'],
    donts: ["Don't show the codes a second time."],
    anatomy: [
      ['Codes', 'codes'],
      ['Buttons', 'labels'],
      ['Confirmation', 'copied'],
    ],
    keys: ['button'],
    related: ['TwoFactorSetup'],
    aliases: ['backup codes', 'recovery'],
  } satisfies ComponentDocs<typeof RecoveryCodes>,
};
