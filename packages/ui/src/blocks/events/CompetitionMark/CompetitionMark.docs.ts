import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CompetitionMark } from './CompetitionMark.tsx';

/** Documentation for the page of `CompetitionMark`. */
export const docs = {
  CompetitionMark: {
    usage:
      'Use it where a competition is named prominently: in the title of its page, and in lists, menus and search results of competitions. Letters and colours are the same on every screen and every device.',
    dos: [
      'Keep the name next to it: the mark is hidden from screen readers.',
      'Use a flag instead where a line names country and competition of matches.',
    ],
    donts: ["Don't put the country into the name: its colours show it."],
    anatomy: [
      ['Letters', 'name'],
      ['Bars', 'country'],
      ['Size', 'size'],
    ],
    keys: [],
    related: ['CountryFlag', 'TeamCrest'],
    aliases: ['league', 'tournament', 'logo', 'badge', 'emblem'],
  } satisfies ComponentDocs<typeof CompetitionMark>,
};
