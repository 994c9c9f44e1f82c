import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { ConsoleColumns } from './ConsoleColumns.tsx';
import type { ConsoleLayout } from './ConsoleLayout.tsx';
import type { SearchButton } from './SearchButton.tsx';

/** Documentation for the page of `ConsoleLayout`. */
export const docs = {
  ConsoleLayout: {
    usage: 'Use it for a console in which people work all day, with many sections and dense pages.',
    dos: ['Group sections by the task that they belong to, and name each group in one word.'],
    donts: ["Don't list sections that the person can't open."],
    anatomy: [
      ['Name of the product', 'home'],
      ['Rail, or drawer below 1024 pixels', 'groups', 'menuLabel', 'openMenuLabel'],
      ['Site and breadcrumbs', 'place'],
      ['Search', 'search'],
      ['Person', 'account'],
      ['Page', 'children'],
    ],
    keys: ['button', 'link'],
    otherControls: 'given',
    related: ['MainLayout', 'OfficeLayout', 'SideMenu'],
    aliases: ['admin', 'back office', 'dashboard shell', 'sidebar'],
  } satisfies ComponentDocs<typeof ConsoleLayout>,
  ConsoleColumns: {
    usage: 'Use it for a console page with context next to its main content.',
    dos: ['Put notes, states and short lists in the narrow column.'],
    donts: ["Don't put a table with more than two columns in the narrow column."],
    anatomy: [
      ['Main column', 'children'],
      ['Narrow column', 'aside'],
      ['Second narrow column', 'start'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['ConsoleLayout'],
    aliases: ['two columns', 'split'],
  } satisfies ComponentDocs<typeof ConsoleColumns>,
  SearchButton: {
    usage: 'Use it in a header to open a search with its results in a dialog.',
    dos: ['Name what can be found, not the act of searching.'],
    donts: ["Don't use a key that the browser needs."],
    anatomy: [
      ['Label', 'label'],
      ['Key', 'shortcut'],
    ],
    keys: ['button'],
    related: ['SearchPanel'],
    aliases: ['command palette', 'quick search', 'omnibox'],
  } satisfies ComponentDocs<typeof SearchButton>,
};
