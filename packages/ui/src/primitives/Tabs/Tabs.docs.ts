import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { TabLinks } from './TabLinks.tsx';
import type { Tabs } from './Tabs.tsx';

/** Documentation for the page of `Tabs` and `TabLinks`. */
export const docs = {
  Tabs: {
    usage: 'Use tabs for views of one page of which one is visible, such as open and settled bets.',
    dos: ["Keep names to one or two words; the row scrolls when they don't fit."],
    donts: ["Don't use tabs for pages with a URL; use `TabLinks`."],
    anatomy: [
      ['Tab list', 'items', 'label'],
      ['Line of the current tab', 'tone'],
      ['Panel', 'items'],
    ],
    keys: ['tab'],
    related: ['TabLinks', 'SegmentedControl'],
    aliases: ['tab bar', 'views', 'panels'],
  } satisfies ComponentDocs<typeof Tabs>,
  TabLinks: {
    usage: 'Use it for pages of one section, as in the header.',
    dos: ['Mark exactly one item as `current`.'],
    donts: ["Don't use it for filters of one list; use `ChipRow`."],
    anatomy: [
      ['Links', 'items'],
      ['Line of the current page', 'tone'],
    ],
    keys: ['link'],
    related: ['Tabs', 'AppHeader'],
    aliases: ['navigation', 'tab bar', 'menu'],
  } satisfies ComponentDocs<typeof TabLinks>,
};
