import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Menu } from './Menu.tsx';

/** Documentation for the page of `Menu`. */
export const docs = {
  Menu: {
    usage:
      'Use a menu for actions on one thing that are rarely needed, such as “Share” and “Print” of a bet.',
    dos: ['Order items by use, and put what removes something last.'],
    donts: ["Don't use it to choose a value; use `Select`."],
    anatomy: [
      ['Button', 'trigger'],
      ['Items', 'items'],
    ],
    keys: ['button', 'menu'],
    related: ['Popover', 'IconButton', 'Select'],
    aliases: ['dropdown', 'context menu', 'overflow', 'kebab', 'more'],
  } satisfies ComponentDocs<typeof Menu>,
};
