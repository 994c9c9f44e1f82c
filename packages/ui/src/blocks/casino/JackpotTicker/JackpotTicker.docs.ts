import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { JackpotTicker } from './JackpotTicker.tsx';

/** Documentation for the page of `JackpotTicker`. */
export const docs = {
  JackpotTicker: {
    usage: 'Use it for a jackpot with several levels, the grand one first.',
    dos: ['Show amount and time of the last win.'],
    donts: ["Don't use it for fixed prizes."],
    anatomy: [
      ['Name', 'title'],
      ['Levels with amounts', 'levels'],
      ['Last win', 'lastWonLabel'],
    ],
    keys: [],
    related: ['JackpotFigure'],
    aliases: ['progressive', 'grand', 'major', 'minor'],
  } satisfies ComponentDocs<typeof JackpotTicker>,
};
