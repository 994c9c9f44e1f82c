import type { Page } from 'playwright';
import type { DocsFile } from '../../packages/ui/src/docs/componentDocs.ts';
import { keyRoles } from '../../packages/ui/src/docs/keys.ts';

/** Roles of the controls of a story, in its documentation and on the page. */
export interface StoryKeys {
  /** Roles whose keys the documentation of the story's components lists; undefined without a documentation. */
  readonly documented?: readonly string[] | undefined;
  /** Whether its stories show controls that aren't its own. */
  readonly hasOthers: boolean;
  /** Roles of visible controls. */
  readonly shown: readonly string[];
}

const selectors = Object.entries(keyRoles).map(([role, { selector }]) => ({ role, selector }));

/** Reads the documentation of the current story, and the roles of the controls on the page. */
export async function readKeys(page: Page): Promise<StoryKeys> {
  const { docs, shown } = await page.evaluate(readInPage, selectors);
  const components = Object.values(docs ?? {});
  return {
    documented: docs && [...new Set(components.flatMap(({ keys }) => keys))],
    hasOthers: components.some(({ otherControls }) => otherControls !== undefined),
    shown,
  };
}

/** The preview, which Storybook sets on the page's global object. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { parameters: { componentDocs?: DocsFile } } };
  };
}

/** Runs in the page. */
function readInPage(wanted: readonly { role: string; selector: string }[]) {
  // The cast: see PreviewWindow.
  const preview = (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  const isShown = (element: Element) => element.checkVisibility() && !element.closest('.sb-wrapper');
  return {
    docs: preview?.currentRender?.story?.parameters.componentDocs,
    shown: wanted
      .filter(({ selector }) => [...document.querySelectorAll(selector)].some(isShown))
      .map(({ role }) => role),
  };
}

/** @returns a sentence for each control of a story whose keys aren't documented */
export function findUndocumented({ documented, hasOthers, shown }: StoryKeys): string[] {
  if (!documented || hasOthers) return [];
  return shown
    .filter((role) => !documented.includes(role))
    .map((role) => `shows a ${role}, whose keys its documentation doesn't list: add it to \`keys\``);
}

/** @returns the part of a story's id that its component's stories share */
export const titleOf = (id: string): string => id.split('--')[0] ?? id;

/**
 * @param taken stories that were taken, with their keys; without keys if they failed
 * @param all ids of every story; components of which some stories weren't taken are left out
 * @returns a sentence for each role that a documentation lists and none of the stories shows
 */
export function findUnshown(
  taken: readonly { readonly id: string; readonly keys: StoryKeys | undefined }[],
  all: readonly string[],
): string[] {
  const counts = Map.groupBy(all, titleOf);
  return [...Map.groupBy(taken, ({ id }) => titleOf(id))].flatMap(([title, stories]) => {
    const keys = stories.flatMap((story) => story.keys ?? []);
    if (keys.length < (counts.get(title)?.length ?? 0)) return [];
    const shown = new Set(keys.flatMap((each) => each.shown));
    return [...new Set(keys.flatMap(({ documented }) => documented ?? []))]
      .filter((role) => !shown.has(role))
      .map((role) => `${title}: documents the keys of a ${role}, which no story shows`);
  });
}
