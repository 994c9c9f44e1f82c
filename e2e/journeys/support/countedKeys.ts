import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { word } from './operatorConsole.ts';

/** Rows among which an operator looks for one by the arrow keys. */
const MAX_ROWS = 30;

/** Keyboard of an operator that counts the pressed keys. Letters typed into a field don't count. */
export class CountedKeys {
  readonly #page: Page;
  #presses = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Number of pressed keys. */
  get presses(): number {
    return this.#presses;
  }

  async press(key: string): Promise<void> {
    this.#presses += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab, or another key, until an element has focus. */
  async reach(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(wanted).toBeVisible();
    this.#presses += (await tabTo(this.#page, wanted, { key, most: 120 })).length;
  }

  /** Reaches an element and presses a key on it. */
  async use(wanted: Locator, key = 'Enter'): Promise<void> {
    await this.reach(wanted);
    await this.press(key);
  }

  /** Chooses a row of the list by the arrow keys, and presses a key on its link. */
  async choose(link: Locator, key = 'Enter'): Promise<void> {
    await expect(link).toBeVisible();
    for (let row = 0; row < MAX_ROWS; row += 1) {
      await this.press('ArrowDown');
      if ((await link.and(this.#page.locator(':focus')).count()) > 0) return this.press(key);
    }
    throw new Error(`Not reached by ${MAX_ROWS} times ArrowDown: ${link.toString()}`);
  }

  /** Reaches a field and types into it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.type(text);
  }

  /** Finds a page, an act or a record by the command menu, and opens the first result once it is the wanted one. */
  async find(text: string, wanted: string): Promise<void> {
    const page = this.#page;
    await this.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await this.type(text);
    const dialog = page.getByRole('dialog', { name: word('search.title') });
    await expect(dialog.getByRole('link').first()).toContainText(wanted);
    await this.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}
