import type { Browser, CDPSession, Page } from 'playwright';
import { axeSource, judgeAccessibility, type Judgement } from './accessibility.ts';
import { digestOf } from './digests.ts';
import { readKeys, type StoryKeys } from './documentedKeys.ts';
import { clashingShares } from './sharedClasses.ts';
import type { Choices, Look, Story } from './stories.ts';

/** Height of the window, which positions fixed elements. */
const windowHeight = 844;
/** Direction in which a story is opened; most looks use it. */
const openedIn = 'ltr';
/** Time limit of one step of a story, ms: longer than its `play` waits for an element. */
const patience = 30_000;

/** The preview and its channel, which Storybook sets on the page's global object. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): unknown;
    once(event: string, listener: () => void): void;
    emit(event: string, payload: unknown): void;
  };
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: {
      userGlobals: { update(globals: Record<string, string>): void };
      projectAnnotations: {
        globalTypes: Record<string, { toolbar: { items: (string | { value: string })[] } }>;
      };
    };
  };
}

export interface Screenshot {
  /** Name of the look. */
  readonly look: string;
  /** Left out of stored takes, as a walk has thousands. */
  readonly png?: Buffer;
  readonly digest: string;
}

export interface Take {
  readonly screenshots: readonly Screenshot[];
  /** Number of looks that were judged. */
  readonly judged: number;
  /** Violations found by axe, one sentence each, by look. */
  readonly barriers: readonly string[];
  /** Conflicting shared rules of the kit, decided by their order only. */
  readonly clashes: readonly string[];
  /** Number of elements that axe can't decide about, by rule. */
  readonly undecided: Judgement['undecided'];
  readonly keys: StoryKeys;
}

/** A story that can't be shown, or fails in its `play` function. */
export class TakeError extends Error {
  /** PNG of the page after the failure. */
  readonly png: Buffer | undefined;

  constructor(reason: string, png: Buffer | undefined) {
    super(reason);
    this.png = png;
  }
}

export interface Photographer {
  /**
   * Plays a story, then takes and judges the given looks of it.
   * @throws {TakeError}
   */
  photograph(story: Story, looks: readonly Look[]): Promise<Take>;
  close(): Promise<void>;
}

/** @returns the choices of a Storybook's toolbar, read from the page of a story */
export async function findChoices(browser: Browser, origin: string, { id }: Story): Promise<Choices> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`, { waitUntil: 'domcontentloaded' });
    const choices = await page.waitForFunction(readChoices, undefined, { timeout: patience });
    return (await choices.jsonValue()) || { brands: [], modes: [] };
  } finally {
    await page.close();
  }
}

/**
 * Opens a page that takes screenshots of stories, one after the other.
 * @param origin of the Storybook
 */
export async function openPhotographer(browser: Browser, origin: string): Promise<Photographer> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await context.addInitScript({ content: await axeSource() });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const session = await context.newCDPSession(page);
  let before: Story | undefined;

  async function show(story: Story): Promise<void> {
    await page.setViewportSize({ width: story.width, height: windowHeight });
    // Stories share a page, as loading it takes longer than showing a story. After a failure the page isn't used
    // again.
    const sharesPage = before?.pictured === story.pictured && before.id !== story.id;
    before = undefined;
    await (sharesPage ? turnTo(page, story) : open(page, origin, story));
  }

  /** Takes a screenshot of a settled look. One that isn't as expected is taken until two in a row are alike. */
  async function shootStill(
    width: number,
    expected: string | undefined,
    settle: () => Promise<void>,
  ): Promise<Omit<Screenshot, 'look'>> {
    let earlier: string | undefined;
    for (;;) {
      const png = await shoot(page, session, width);
      const digest = digestOf(png);
      if (digest === expected || digest === earlier) return { png, digest };
      earlier = digest;
      await settle();
    }
  }

  async function take(story: Story, looks: readonly Look[]): Promise<Take> {
    await show(story);
    const screenshots: Screenshot[] = [];
    const barriers: string[] = [];
    const clashes = await clashingShares(page);
    const keys = await readKeys(page);
    const undecided: Record<string, number> = {};
    let judgements = 0;
    for (const { name, brand, mode, direction, pictured, judged, expected, isProven = false } of looks) {
      // Only direction and language change the rendering; brand and mode are attributes of the root.
      const anew = direction !== openedIn;
      const settle = () => page.evaluate(applyLook, { look: { brand, mode, direction }, anew });
      await patiently(settle());
      const picture = pictured ? await patiently(shootStill(story.width, expected, settle)) : undefined;
      if (picture) screenshots.push({ look: name, ...picture });
      if (!judged || (isProven && picture?.digest === expected)) continue;
      judgements += 1;
      const judgement = await judgeAccessibility(page, judged);
      barriers.push(...judgement.violations.map((barrier) => `${name}: ${barrier}`));
      for (const [rule, count] of Object.entries(judgement.undecided)) {
        undecided[rule] = (undecided[rule] ?? 0) + count;
      }
    }
    before = story;
    return {
      screenshots,
      judged: judgements,
      barriers,
      clashes,
      undecided,
      keys,
    };
  }

  return {
    async photograph(story, looks) {
      try {
        return await take(story, looks);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new TakeError(reason, await shoot(page, session, story.width).catch(() => undefined));
      }
    },
    close: () => context.close(),
  };
}

async function open(page: Page, origin: string, { id, pictured }: Story): Promise<void> {
  // Storybook's own accessibility run is off, as it would be a second one. The clock is stopped for screenshots only.
  const address = `${origin}/iframe.html?id=${id}&viewMode=story&vr=${pictured ? 1 : 0}&globals=a11y.manual:!true;direction:${openedIn}`;
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await arrive(page, id);
}

/** Shows another story on the open page. */
async function turnTo(page: Page, { id }: Story): Promise<void> {
  await page.evaluate(turn, { storyId: id, direction: openedIn });
  await arrive(page, id);
}

/** Waits until a story has played. @throws {Error} if it can't be shown, with the reason */
async function arrive(page: Page, id: string): Promise<void> {
  const outcome = await page.waitForFunction(readOutcome, id);
  const reason = await outcome.jsonValue();
  if (reason !== 'success') throw new Error(`does not render: ${reason}`);
}

/** Runs in the page. */
function turn({ storyId, direction }: { storyId: string; direction: string }): void {
  // The cast: see StorybookWindow.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as StorybookWindow;
  // Not through the channel, which would first render the previous story in the new direction.
  preview?.storyStoreValue?.userGlobals.update({ direction });
  scrollTo(0, 0);
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: `success`, the reason of a failure, or false until the story is finished. */
function readOutcome(storyId: string): string | false {
  // The cast: see StorybookWindow.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
  for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
    const [error] = (channel?.last(event) ?? []) as [unknown?];
    if (error !== undefined) return `${event} ${String((error as Error).message ?? JSON.stringify(error))}`;
  }
  const [finished] = (channel?.last('storyFinished') ?? []) as [{ storyId: string; status: string }?];
  return finished?.storyId === storyId ? finished.status : false;
}

/** Runs in the page: the toolbar's choices, or false until Storybook has read them. */
function readChoices(): Choices | false {
  // The cast: see StorybookWindow.
  const preview = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
  const { brand, mode } = preview?.storyStoreValue?.projectAnnotations.globalTypes ?? {};
  if (!brand || !mode) return false;
  const values = ({ toolbar }: typeof brand) =>
    toolbar.items.map((item) => (typeof item === 'string' ? item : item.value));
  return { brands: values(brand), modes: values(mode) };
}

/**
 * Runs in the page: applies a look, through the toolbar's values if the story must render again and otherwise on the
 * root element alone, and waits until its fonts and images are loaded and its layout stays.
 */
async function applyLook({ look, anew }: { look: Record<string, string>; anew: boolean }): Promise<void> {
  // The cast: see StorybookWindow.
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
  const bounds = () =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });
  // Tiles that are drawn only near the window are notified by an observer, after a frame; this one after theirs.
  const observed = () =>
    new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body);
    });
  const loaded = (image: HTMLImageElement) =>
    image.complete ||
    new Promise<void>((resolve) => {
      for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true });
    });
  let [layout, earlier] = ['', ''];
  // A component that measures itself changes in a later frame: two in a row that are laid out alike are settled. A
  // story without screenshots may move all the time.
  const maxFrames = 60;
  for (let frames = 0; frames < maxFrames && (frames < 2 || layout !== earlier); frames += 1) {
    earlier = layout;
    await document.fonts.ready;
    // Images loaded only near the viewport would never be decoded, and those decoded in parallel may miss the picture.
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    await Promise.all(
      [...document.images].map(async (image) => {
        await loaded(image);
        await image.decode().catch(() => undefined);
      }),
    );
    await observed();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // Behind the work that this frame caused, which a busy processor may not have done before the next frame.
    await new Promise((resolve) => setTimeout(resolve));
    layout = JSON.stringify(bounds());
  }
}

/** Adds a time limit to work in a page, so that a story that never settles doesn't stop the walk. */
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
    // Only for taller stories: it lays out the page again, and scrolled content snaps to another position.
    captureBeyondViewport: height > windowHeight,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/**
 * Runs in the page: height of the story, including elements outside its root (dialogs, menus, notes) and excluding
 * content that is scrolled or clipped by an element.
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
