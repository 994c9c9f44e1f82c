import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Spinner } from './Spinner.tsx';

/** Documentation for the page of `Spinner`. */
export const docs = {
  Spinner: {
    usage: 'Use a spinner within a control whose action is pending. `Button` shows one when it is `busy`.',
    dos: ['Prefer the `busy` prop of a control to a spinner of your own.'],
    donts: ["Don't use it for a loading page or list; use `Skeleton`."],
    anatomy: [['Ring']],
    keys: [],
    otherControls: 'inStories',
    related: ['Button', 'Skeleton', 'Progress'],
    aliases: ['loader', 'loading', 'activity', 'throbber'],
  } satisfies ComponentDocs<typeof Spinner>,
};
