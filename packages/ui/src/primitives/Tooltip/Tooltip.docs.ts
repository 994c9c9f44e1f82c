import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Tooltip } from './Tooltip.tsx';

/** Documentation for the page of `Tooltip`. */
export const docs = {
  Tooltip: {
    usage: 'Use a tooltip for the full name of something abbreviated, on hover and keyboard focus.',
    dos: ["Say the same elsewhere: touch doesn't show tooltips."],
    donts: ["Don't put links or buttons into it; use `Popover`."],
    anatomy: [
      ['Control', 'children'],
      ['Text', 'text'],
    ],
    keys: ['button', 'tooltip'],
    related: ['Popover', 'IconButton'],
    aliases: ['hint', 'hover', 'title', 'popup'],
  } satisfies ComponentDocs<typeof Tooltip>,
};
