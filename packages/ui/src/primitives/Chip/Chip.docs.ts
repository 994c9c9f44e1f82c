import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Chip, ChipLink, ChipRow } from './Chip.tsx';

/** Documentation for the page of `Chip`, `ChipLink` and `ChipRow`. */
export const docs = {
  Chip: {
    usage: 'Use chips for filters above a list: one press narrows the list, a second one widens it again.',
    dos: [
      'Put chips into a `ChipRow`, which names the group and scrolls sideways.',
      'Show `count`, so that players see what a filter leaves.',
    ],
    donts: ["Don't use chips for navigation between pages; `ChipLink` is a link."],
    anatomy: [
      ['Icon', 'icon'],
      ['Label', 'children'],
      ['Count', 'count'],
    ],
    keys: ['button'],
    related: ['ChipLink', 'ChipRow', 'FilterChips'],
    aliases: ['filter', 'tag', 'pill', 'toggle'],
  } satisfies ComponentDocs<typeof Chip>,
  ChipLink: {
    usage: 'Use a chip link for a filter that has a URL of its own, such as the matches of one sport.',
    dos: ['Set `selected` on the current page only.'],
    donts: ["Don't mix `Chip` and `ChipLink` in one row."],
    anatomy: [
      ['Icon', 'icon'],
      ['Label', 'children'],
      ['Count', 'count'],
    ],
    keys: ['link'],
    related: ['Chip', 'SportChips'],
    aliases: ['filter', 'pill', 'tab'],
  } satisfies ComponentDocs<typeof ChipLink>,
  ChipRow: {
    usage: 'Use a chip row around chips that belong together; it scrolls when they exceed the width.',
    dos: ['Name in `label` what the chips filter.'],
    donts: ["Don't let a row wrap into several lines; use `Inline` with `wrap` where all must be visible."],
    anatomy: [['Chips', 'children']],
    keys: [],
    otherControls: 'given',
    related: ['Chip', 'FilterChips'],
    aliases: ['filter bar'],
  } satisfies ComponentDocs<typeof ChipRow>,
};
