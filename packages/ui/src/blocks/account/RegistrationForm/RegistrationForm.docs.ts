import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { RegistrationForm } from './RegistrationForm.tsx';

/** Documentation for the page of `RegistrationForm`. */
export const docs = {
  RegistrationForm: {
    usage: 'Use it for opening an account; the site decides on methods and fields.',
    dos: [
      'Ask for as little as the jurisdiction allows; the rest follows in the account.',
      'Show which bonus is chosen, including none.',
      'Let players read the documents over the form, so that nothing typed is lost.',
    ],
    donts: ["Don't tick the agreement in advance."],
    anatomy: [
      ['Methods', 'method', 'methods'],
      ['Fields', 'fields', 'values'],
      ['Currency', 'currencies'],
      ['Bonuses', 'bonuses'],
      ['Third-party accounts', 'social'],
      ['Agreement', 'agreement', 'documents'],
      ['Submit button', 'labels'],
      ['Link to sign in', 'footer'],
    ],
    keys: ['button', 'link', 'checkbox', 'radio', 'textbox', 'select'],
    related: ['SignInForm', 'SocialButtons', 'FormFields'],
    aliases: ['sign up', 'create account', 'join', 'onboarding'],
  } satisfies ComponentDocs<typeof RegistrationForm>,
};
