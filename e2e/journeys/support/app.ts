import type { Locator, Page } from '@playwright/test';
import type { Pick } from './play.ts';
import type { Match } from './platform.ts';
import { PASSWORD } from './player.ts';
import { settled } from './settled.ts';
import type { Lang, Say, Values } from './words.ts';

export interface AppParts {
  readonly page: Page;
  readonly origin: string;
  readonly lang: Lang;
  readonly say: Say;
}

/** Path of the page of a match, after the language. */
function matchPath({ id, competitionId, status }: Match, sport: string, group?: string): string {
  const query = group === undefined ? '' : `?group=${group}`;
  return `/${status === 1 ? 'line' : 'live'}/${sport}/${competitionId}/${id}${query}`;
}

/** Page object of the site: finds elements by role and by name in the player's language. */
export class App {
  readonly page: Page;
  readonly origin: string;
  readonly lang: Lang;
  readonly say: Say;

  constructor({ page, origin, lang, say }: AppParts) {
    this.page = page;
    this.origin = origin;
    this.lang = lang;
    this.say = say;
  }

  /**
   * Opens an address and waits until its page is settled: it handles input, and has everything that a test may count.
   * @param path after the language: `/live/football`
   */
  async open(path = ''): Promise<void> {
    await this.openEarly(path);
    await settled(this.page);
  }

  /**
   * Opens an address and waits only until the app handles input. For tests of an address that leads to another app, of
   * a page some of whose data or files don't come, and of what a page does before it is settled.
   * @param path as for `open`
   */
  async openEarly(path = ''): Promise<void> {
    await this.page.goto(this.address(path));
    // The server's page handles no input before the app continues it.
    await this.page.locator('#touchline-state, #app[data-waiting]').first().waitFor({ state: 'detached' });
  }

  /**
   * Opens a page that the server doesn't render, because its address is long: the app requests everything itself.
   * @param path as for `open`
   */
  async openBare(path: string): Promise<void> {
    await this.open(`${path}?long=${'x'.repeat(400)}`);
  }

  /**
   * Goes to an address within the app, as a link does, and waits until its page is settled. Opens the address if the
   * app isn't open in this language yet. Cheaper than `open`, which is for tests about a page load.
   * @param path after the language, as for `open`
   */
  async go(path = ''): Promise<void> {
    const { pathname } = new URL(this.page.url(), this.origin);
    const isOpen = this.page.url().startsWith(this.origin) && `${pathname}/`.startsWith(`/${this.lang}/`);
    if (!isOpen) return this.open(path);
    await this.page.evaluate((to) => {
      // The cast: the router's own state of a history entry, from which it counts steps back and forward.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      const state = { usr: null, key: `go-${idx + 1}`, idx: idx + 1 };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, this.address(path));
    await settled(this.page);
  }

  /** Clears the cookies. Leaves the page first, as its pending requests would be refused. */
  async forget(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
  }

  address(path = ''): string {
    return `${this.origin}/${this.lang}${path}`;
  }

  /**
   * Opens the page of a match. Only the match's id in the address decides; its words are for people.
   * @param group tab of the markets; without it, markets far below the fold render only after scrolling
   */
  async openMatch(match: Match, sport: string, group?: string): Promise<void> {
    await this.open(matchPath(match, sport, group));
  }

  /** Goes to the page of a match within the app: like `go` for `open`. */
  async goToMatch(match: Match, sport: string, group?: string): Promise<void> {
    await this.go(matchPath(match, sport, group));
  }

  /** Whether the coupon is next to the page, as on wide screens; on phones it is a sheet over it. */
  get isDesk(): boolean {
    return (this.page.viewportSize()?.width ?? 0) >= 1024;
  }

  button(key: string, values?: Values): Locator {
    return this.page.getByRole('button', { name: this.say(key, values), exact: true });
  }

  link(key: string, values?: Values): Locator {
    return this.page.getByRole('link', { name: this.say(key, values), exact: true });
  }

  /**
   * Follows a link of the footer, by keyboard: what is drawn only as it comes near moves the footer, so that a click
   * may miss.
   * @param name the whole text of the link
   */
  async followAtEnd(name: string): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
  }

  heading(key: string, values?: Values): Locator {
    return this.page.getByRole('heading', { name: this.say(key, values) });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The row of a match in a list. */
  row({ id }: Match): Locator {
    return this.main.getByRole('article').filter({ has: this.page.locator(`a[href*="/${id}"]`) });
  }

  /**
   * The cell of a selection, on any page.
   * @param within part of the page to search
   */
  price({ match, market, selection }: Pick, within = this.main): Locator {
    const isolate = (text: string) => (this.lang === 'ar' ? `\u2068${text}\u2069` : text);
    const name = this.say(`markets:selection.${market.type}.${selection.key}`, {
      home: isolate(match.home),
      away: isolate(match.away),
      line: this.lang === 'ar' ? `\u2066${market.line}\u2069` : (market.line ?? ''),
    });
    return within.getByRole('button', { name: new RegExp(`^${RegExp.escape(name)}\\s`) }).first();
  }

  /** The coupon: stake, legs and placement. */
  get coupon(): Locator {
    const name = this.say('coupon:title');
    return this.isDesk
      ? this.page.getByRole('complementary', { name })
      : this.page.getByRole('dialog', { name: new RegExp(`^${RegExp.escape(name)}`) });
  }

  get stake(): Locator {
    return this.coupon.getByRole('textbox', { name: this.say('coupon:stake'), exact: true });
  }

  /** The field for the stake of each of several singles. */
  get stakeEach(): Locator {
    return this.coupon.getByRole('textbox', { name: this.say('coupon:stakeEach'), exact: true });
  }

  /** The buttons that remove a selection, one for each. */
  takeOut(within = this.coupon): Locator {
    const words = this.say('coupon:remove', { pick: '' }).trim();
    return within.getByRole('button', { name: new RegExp(`^${RegExp.escape(words)}`) });
  }

  /** The button that places the bet, found by the beginning of its label. */
  get place(): Locator {
    const words = this.say('coupon:placeAmount', { amount: '' }).trim();
    return this.coupon.getByRole('button', { name: new RegExp(`^${RegExp.escape(words)}`) });
  }

  async openCoupon(): Promise<void> {
    if (this.isDesk) return;
    const words = new RegExp(`^${RegExp.escape(this.say('coupon:bar.open'))}`);
    await this.page.getByRole('button', { name: words }).click();
  }

  /** The balance in the header. */
  get balance(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${RegExp.escape(this.say('common:header.balance'))}`) });
  }

  /** Signs out from the open menu and confirms. */
  async signOut(where: 'signOut' | 'signOutEverywhere' = 'signOut'): Promise<void> {
    await this.button(`common:header.${where}`).click();
    const question = this.page.getByRole('alertdialog', { name: this.say('security:signOut.youSure') });
    await question.getByRole('button', { name: this.say('common:header.signOut'), exact: true }).click();
  }

  /** Fills in and sends the form for registration by e-mail. */
  async register(email: string): Promise<void> {
    // Exact, as a registration method has the same name as a field.
    const field = (key: string) =>
      this.page.getByRole('textbox', { name: this.say(`access:fields.${key}`), exact: true });
    await field('email').fill(email);
    await field('password').fill(PASSWORD);
    await this.page
      .getByRole('checkbox', { name: this.say('access:registration.agreement', { age: '18' }) })
      .check();
    await this.button('access:registration.submit').click();
  }

  /**
   * Credits play money in the open cashier.
   * @param whole units of the currency
   */
  async credit(whole: string): Promise<void> {
    const cashier = this.page.getByRole('dialog', { name: this.say('common:header.demoCredit') });
    await cashier.getByRole('button', { name: new RegExp(`\\b${whole}\\.00`) }).click();
  }
}
