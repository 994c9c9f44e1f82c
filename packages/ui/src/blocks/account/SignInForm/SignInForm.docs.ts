import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SocialButtons } from '../SocialButtons/SocialButtons.tsx';
import type { SignInForm } from './SignInForm.tsx';

/** Documentation for the page of `SignInForm` and `SocialButtons`. */
export const docs = {
  SignInForm: {
    usage: 'Use it for signing in by login and password, by phone, or with a third-party account.',
    dos: [
      'Say the same for a wrong login and a wrong password.',
      'Keep the login when the password was wrong.',
    ],
    donts: ["Don't open it in a frame of another site."],
    anatomy: [
      ['Methods', 'mode', 'modes'],
      ['Login and password', 'values', 'labels'],
      ['Other fields', 'fields'],
      ['Stay signed in', 'remembered'],
      ['Recovery link', 'recovery'],
      ['Submit button', 'labels'],
      ['Methods without fields', 'others'],
      ['Third-party accounts', 'social'],
      ['Link to registration', 'footer'],
    ],
    keys: ['button', 'link', 'checkbox', 'radio', 'textbox', 'select'],
    related: ['SocialButtons', 'RegistrationForm', 'PasswordRecovery'],
    aliases: ['login', 'log in', 'sign in', 'credentials'],
  } satisfies ComponentDocs<typeof SignInForm>,
  SocialButtons: {
    usage: 'Use it below the fields for signing in with an account at another provider.',
    dos: ['Show `busy` on the provider that was pressed.'],
    donts: ["Don't list providers that the site hasn't set up."],
    anatomy: [
      ['Label', 'label'],
      ['Buttons of the providers', 'providers', 'busy'],
    ],
    keys: ['button'],
    related: ['SignInForm', 'RegistrationForm'],
    aliases: ['oauth', 'google', 'social login', 'sso'],
  } satisfies ComponentDocs<typeof SocialButtons>,
};
