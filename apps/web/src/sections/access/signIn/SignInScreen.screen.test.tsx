import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleGuest } from '../../../testing/samples.ts';
import { requestsOf } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as SignInScreen from './SignInScreen.tsx';

afterEach(allowCookies);

/** Ignores cookies, as browsers that block them for one site do: `navigator.cookieEnabled` stays true. */
function blockCookies(): void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set() {
      // Ignored.
    },
  });
}
function allowCookies(): void {
  Reflect.deleteProperty(document, 'cookie');
}

const open = () =>
  openScreen(SignInScreen, {
    address: 'user/login',
    namespaces: ['titles', 'access', 'social'],
    answers: {
      session: () => sampleGuest,
      socialProviders: () => ({ providers: [] }),
      accessOptions: () => ({
        loginModes: ['login_password'],
        registrationTypes: ['full_reg'],
        fields: { fast_reg: [], phone_reg: [], full_reg: [], soc_reg: [] },
        hasPasskeys: false,
        hasQrSignIn: false,
        isDataAfterRegistration: false,
        minimumAge: 18,
      }),
    },
  });

test('blocked cookies are named before the form, and no longer once the player has allowed them', async () => {
  blockCookies();
  const { say } = await open();
  const notice = page.getByRole('status').getByText(say('access:refused.cookies'));
  await expect.element(notice).toBeVisible();
  allowCookies();
  window.dispatchEvent(new Event('focus'));
  await expect.element(notice).not.toBeInTheDocument();
});

test('a sign-in with blocked cookies sends nothing', async () => {
  blockCookies();
  const { say } = await open();
  await page.getByLabelText(say('access:fields.login')).fill('anna@example.com');
  await page.getByRole('textbox', { name: say('access:fields.password') }).fill('a long password');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').getByText(say('access:refused.cookies'))).toBeVisible();
  expect(requestsOf('signIn')).toEqual([]);
});

test('a browser that takes cookies shows the form alone', async () => {
  const { say } = await open();
  await expect.element(page.getByLabelText(say('access:fields.login'))).toBeVisible();
  await expect.element(page.getByText(say('access:refused.cookies'))).not.toBeInTheDocument();
  expect(document.cookie).not.toContain('cookie_trial');
});
