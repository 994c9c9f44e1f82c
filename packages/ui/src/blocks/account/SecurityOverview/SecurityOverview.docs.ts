import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SecurityOverview } from './SecurityOverview.tsx';

/** Documentation for the page of `SecurityOverview`. */
export const docs = {
  SecurityOverview: {
    usage:
      'Use it as the first page of the security section: how well the account is protected, and by what.',
    dos: ['Lead each method to its own page.'],
    donts: ["Don't alarm: say what one more method would bring."],
    anatomy: [
      ['Protection in per cent', 'share'],
      ['Methods', 'methods'],
      ['Loading and error', 'labels', 'status'],
    ],
    keys: ['button', 'link'],
    related: ['TwoFactorSetup', 'SessionList', 'PasswordForm'],
    aliases: ['protection', 'safety', 'account security'],
  } satisfies ComponentDocs<typeof SecurityOverview>,
};
