import type { Browser, CDPSession, Page } from 'playwright';
import { axeSource, judgeAccessibility, type Judgement } from './accessibility.ts';
import { clashingShares } from './sharedClasses.ts';
import { looksOf, type Choices, type Story, type Thoroughness } from './stories.ts';

/** Height of the window: what is fixed to its edges stands there. */
const windowHeight = 844;
/** Direction in which a story is opened; most of its looks have it. */
const openedIn = 'ltr';
/** How long one story may take to stand still, milliseconds. */
const patience = 20_000;

/** What the pages of a Storybook give to those who look: the preview and its channel. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): unknown;
    once(event: string, listener: () => void): void;
    emit(event: string, payload: unknown): void;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      userGlobals: { update(globals: Record<string, string>): void };
      projectAnnotations: {
        globalTypes: Record<string, { toolbar: { items: (string | { value: string })[] } }>;
      };
    };
  };
}

export interface Photographs {
  /** One PNG file for each look. */
  readonly pictures: readonly Buffer[];
  /** In how many looks the story was judged. */
  readonly looks: number;
  /** What nobody could use, by look: one sentence each. */
  readonly barriers: readonly string[];
  /** Rules of the kit that only their order decides between. */
  readonly clashes: readonly string[];
  /** How many places axe can't decide about, by rule. */
  readonly undecided: Judgement['undecided'];
}

export interface Photographer {
  readonly choices: Choices;
  /** Plays a story and shows it in each of its looks; throws when it can't be shown or doesn't do what it plays. */
  photograph(story: Story): Promise<Photographs>;
}

/**
 * Opens a page that photographs stories, one after the other.
 * @param origin where the built Storybook is served
 * @param first a story to learn the toolbar's choices from
 * @param thoroughness which looks are judged
 */
export async function openPhotographer(
  browser: Browser,
  origin: string,
  first: Story,
  thoroughness: Thoroughness,
): Promise<Photographer> {
  const context = await browser.newContext({
    viewport: { width: first.width, height: windowHeight },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await context.addInitScript({ content: await axeSource() });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const session = await context.newCDPSession(page);
  // The story itself is judged in its turn; here it only brings the toolbar.
  await open(page, origin, first).catch(() => undefined);
  const choices = await page.evaluate(readChoices);
  let before: Story | undefined;
  return {
    choices,
    async photograph(story) {
      await page.setViewportSize({ width: story.width, height: windowHeight });
      // The stories of one file share a page: loading it takes longer than showing one. What failed leaves nothing.
      // A story that is photographed again is opened alone, as it would be by hand.
      const sharesPage =
        before?.file === story.file && before.pictured === story.pictured && before.id !== story.id;
      before = undefined;
      await (sharesPage ? turnTo(page, story) : open(page, origin, story));
      const pictures: Buffer[] = [];
      const barriers: string[] = [];
      const clashes = await clashingShares(page);
      const undecided: Record<string, number> = {};
      const looks = looksOf(story, choices, thoroughness);
      for (const look of looks) {
        // Only direction and language change what a story renders; brand and mode are attributes of the root.
        const { brand, mode, direction } = look;
        const anew = direction !== openedIn;
        await patiently(page.evaluate(wear, { look: { brand, mode, direction }, anew }));
        if (look.picture) pictures.push(await patiently(shoot(page, session, story.width)));
        if (!look.judged) continue;
        const judged = await judgeAccessibility(page, look.judged);
        const name = `${look.brand} ${look.mode} ${look.direction}`;
        barriers.push(...judged.violations.map((barrier) => `${name}: ${barrier}`));
        for (const [rule, count] of Object.entries(judged.undecided)) {
          undecided[rule] = (undecided[rule] ?? 0) + count;
        }
      }
      before = story;
      return { pictures, looks: looks.filter(({ judged }) => judged).length, barriers, clashes, undecided };
    },
  };
}

async function open(page: Page, origin: string, { id, pictured }: Story): Promise<void> {
  // Storybook's own accessibility run would be a second one. The clock stands still for pictures only.
  const address = `${origin}/iframe.html?id=${id}&viewMode=story${pictured ? '&vr=1' : ''}&globals=a11y.manual:!true;direction:${openedIn}`;
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await arrive(page, id);
}

/** Shows another story of the file that is open. */
async function turnTo(page: Page, { id }: Story): Promise<void> {
  await page.evaluate(turn, { storyId: id, direction: openedIn });
  await arrive(page, id);
}

/** Waits until a story has played. @throws {Error} when it can't be shown, with the reason */
async function arrive(page: Page, id: string): Promise<void> {
  const outcome = await page.waitForFunction(readOutcome, id);
  const reason = await outcome.jsonValue();
  if (reason !== 'success') throw new Error(`does not render: ${reason}`);
}

/** Runs in the page. */
function turn({ storyId, direction }: { storyId: string; direction: string }): void {
  // The cast: as above.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as StorybookWindow;
  // Through the channel the story that is left would be shown in it first.
  preview.storyStoreValue.userGlobals.update({ direction });
  scrollTo(0, 0);
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: `success`, what went wrong, or false while the story is on its way. */
function readOutcome(storyId: string): string | false {
  // The cast: Storybook hangs these on the page's global object.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
  for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
    const [error] = (channel?.last(event) ?? []) as [unknown?];
    if (error !== undefined) return `${event} ${String((error as Error).message ?? JSON.stringify(error))}`;
  }
  const [finished] = (channel?.last('storyFinished') ?? []) as [{ storyId: string; status: string }?];
  return finished?.storyId === storyId ? finished.status : false;
}

/** Runs in the page. */
function readChoices(): Choices {
  // The cast: as above.
  const preview = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
  const { brand, mode } = preview.storyStoreValue.projectAnnotations.globalTypes;
  const values = (type: typeof brand) =>
    (type?.toolbar.items ?? []).map((item) => (typeof item === 'string' ? item : item.value));
  return { brands: values(brand), modes: values(mode) };
}

/**
 * Runs in the page: puts a look on, through the toolbar's values where the story must render anew and else on the
 * root alone, and waits until the story wears it and all its pictures and fonts are there.
 */
async function wear({ look, anew }: { look: Record<string, string>; anew: boolean }): Promise<void> {
  // The cast: as above.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
  if (anew) {
    await new Promise<void>((resolve) => {
      channel?.once('storyRendered', resolve);
      channel?.emit('updateGlobals', { globals: look });
    });
  } else {
    const { dataset } = document.documentElement;
    dataset['brand'] = look['brand'];
    dataset['mode'] = look['mode'];
  }
  await document.fonts.ready;
  // A picture that waits to be near the screen would never be decoded.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // Two frames: one lays out, the next has painted it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** What a page is asked to do has no time limit of its own; a story that never settles must not hold up the walk. */
async function patiently<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`does not settle in ${patience / 1000} s`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function shoot(page: Page, session: CDPSession, width: number): Promise<Buffer> {
  const height = await page.evaluate(measure);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // Reaching further lays the page out anew, and what has scrolled snaps to another place.
    captureBeyondViewport: height > windowHeight,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/**
 * Runs in the page: how far down the story reaches, with what it hangs beside its root (dialogs, menus, notes).
 * What an element scrolls or cuts off does not count.
 */
function measure(): number {
  const reach = (element: Element, limit: number): number => {
    if (!element.checkVisibility()) return 0;
    const { bottom, width, height } = element.getBoundingClientRect();
    const own = width > 1 && height > 1 ? Math.min(bottom, limit) : 0;
    const cuts = getComputedStyle(element).overflowY !== 'visible';
    const inner = cuts ? Math.min(bottom, limit) : limit;
    return Math.max(own, ...[...element.children].map((child) => reach(child, inner)));
  };
  const shown = [...document.body.children].filter(
    ({ tagName }) => !/^(SCRIPT|STYLE|TEMPLATE)$/.test(tagName),
  );
  const padding = 16;
  const least = 40;
  return Math.ceil(
    Math.max(least, ...shown.map((element) => reach(element, Number.POSITIVE_INFINITY))) + padding,
  );
}
