import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Platform } from './platform.ts';

/** Texts of the operators' console. The cast: every value of the dictionary is a text. */
const words = JSON.parse(
  readFileSync(new URL('../../../apps/operator/src/messages/en.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

/** Text of the console by key, with values in place of `{name}`; for a counted text in the plural of several. */
export function word(key: string, values: Readonly<Record<string, string>> = {}): string {
  const found = words[key] ?? words[`${key}_other`];
  if (found === undefined) throw new Error(`The console has no words ${key}.`);
  return found.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Page object of the operators' console. */
export class OperatorConsole {
  readonly page: Page;
  readonly #origin: string;
  readonly #token: string;
  /** Button of the signed-in operator's menu. */
  readonly account: Locator;

  /** @param token that signs in; the operator's of all journeys by default */
  constructor(page: Page, { port, operatorToken }: Platform, token = operatorToken) {
    this.page = page;
    this.#origin = `http://localhost:${port}`;
    this.#token = token;
    this.account = page.getByRole('button', { name: new RegExp(`^${word('app.account')}`) });
  }

  /** Opens an address of the console, for example `sites/house/flags`, and signs in unless the browser has a session. */
  async open(address: string): Promise<void> {
    await this.page.goto(`${this.#origin}/ops/console#/${address}`);
    const byToken = this.button('signIn.byToken');
    await expect(byToken.or(this.account)).toBeVisible();
    if (await this.account.isVisible()) return;
    await byToken.click();
    await this.page.getByLabel(word('signIn.token')).fill(this.#token);
    await this.button('signIn.open').click();
    await expect(this.account).toBeVisible();
  }

  /** Signs out by the operator's menu. */
  async signOut(): Promise<void> {
    await this.account.click();
    await this.page.getByRole('menuitem', { name: word('app.signOut') }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: word('signIn.title') })).toBeVisible();
  }

  /** Goes to a section by the menu, which is a drawer in narrow windows. */
  async toSection(key: string): Promise<void> {
    // Hidden while a dialog closes, as is the button of the menu.
    await expect(this.account).toBeVisible();
    const opener = this.button('app.openMenu');
    if (await opener.isVisible()) await opener.click();
    await this.page
      .getByRole('navigation', { name: word('app.pages') })
      .getByRole('link', { name: word(key) })
      .click();
  }

  /** Goes to a tab of the open player. */
  async toTab(tab: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: word('player.tabs') })
      .getByRole('link', { name: word(`player.tab.${tab}`), exact: true })
      .click();
  }

  /** Goes to a part of the open site by its address: links are those of the current group of parts. */
  async goTo(part: string): Promise<void> {
    const [, section = '', site = ''] = new URL(this.page.url()).hash.split('/');
    await this.page.evaluate((hash) => location.assign(hash), `#/${section}/${site}/${part}`);
    await expect(this.page.getByRole('heading', { level: 2, name: word(`part.${part}`) })).toBeVisible();
  }

  /** Saves the open part and waits until it is saved. */
  async save(reason: string): Promise<void> {
    await this.field('edit.reason').fill(reason);
    await this.button('edit.save').click();
    await expect(this.page.getByText(word('edit.saved'))).toBeVisible();
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: word(key), exact: true });
  }

  field(key: string): Locator {
    return this.page.getByLabel(word(key), { exact: true });
  }

  switch(key: string): Locator {
    return this.page.getByRole('switch', { name: word(key) });
  }
}
