import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Popover } from './Popover.tsx';

/** Documentation for the page of `Popover`. */
export const docs = {
  Popover: {
    usage: 'Use a popover for a short explanation or a small panel that is opened by a button.',
    dos: ['Name it in `label` after its content.'],
    donts: ["Don't put tasks with several steps into it; use `Modal`."],
    anatomy: [
      ['Button', 'trigger'],
      ['Panel', 'label'],
      ['Content', 'children'],
    ],
    keys: ['button', 'dialog'],
    related: ['Tooltip', 'Menu', 'Modal'],
    aliases: ['flyout', 'overlay', 'hint', 'info'],
  } satisfies ComponentDocs<typeof Popover>,
};
