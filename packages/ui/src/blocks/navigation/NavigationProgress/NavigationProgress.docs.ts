import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { NavigationProgress } from './NavigationProgress.tsx';

/** Documentation for the page of `NavigationProgress`. */
export const docs = {
  NavigationProgress: {
    usage: 'Use it once, at the top of the window, while the next page loads.',
    dos: ['Leave the timing to it: it appears after 200 ms only.'],
    donts: ["Don't use it for requests within a page."],
    anatomy: [['Bar', 'active']],
    keys: [],
    related: ['Progress', 'Skeleton'],
    aliases: ['loader', 'loading', 'page load', 'progress bar'],
  } satisfies ComponentDocs<typeof NavigationProgress>,
};
