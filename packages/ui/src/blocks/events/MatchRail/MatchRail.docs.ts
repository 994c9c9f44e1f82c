import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MatchRail } from './MatchRail.tsx';
import type { RailColumns } from './RailColumns.tsx';

/** Documentation for the page of `MatchRail`. */
export const docs = {
  MatchRail: {
    usage: 'Use it next to a match on pages from 1680 pixels, for the other matches in play.',
    dos: ['Put the sport of the match first.', 'Mark the match of the page with `current` of its row.'],
    donts: ["Don't show an empty rail: leave it out, and the page takes its width."],
    anatomy: [
      ['Name', 'label'],
      ['Cards of matches', 'children'],
    ],
    keys: ['link'],
    related: ['WatchRow', 'CompetitionCard', 'RailColumns'],
    aliases: ['live rail', 'other matches', 'multi view'],
  } satisfies ComponentDocs<typeof MatchRail>,
  RailColumns: {
    usage: 'Use it for a page with a `MatchRail`.',
    dos: ['Render it at all widths, without a rail where there is no space.'],
    donts: ["Don't use it for the account, which has `OfficeColumns`."],
    anatomy: [
      ['Rail', 'rail'],
      ['Page', 'children'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['MatchRail', 'OfficeColumns'],
    aliases: ['columns', 'rail layout'],
  } satisfies ComponentDocs<typeof RailColumns>,
};
