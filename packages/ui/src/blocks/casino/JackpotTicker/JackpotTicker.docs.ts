import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { JackpotTicker } from './JackpotTicker.tsx';

/** Documentation for the page of `JackpotTicker`. */
export const docs = {
  JackpotTicker: {
    usage: 'Use it for a jackpot with several levels, the greatest one first.',
    dos: ['Let amounts grow only between two known values.'],
    donts: ["Don't use it for fixed prizes."],
    anatomy: [
      ['Level and number of games', 'kicker'],
      ['Amounts', 'levels'],
      ['Explanation', 'action'],
    ],
    keys: ['link'],
    otherControls: 'given',
    related: ['JackpotFigure'],
    aliases: ['progressive', 'grand', 'major', 'minor'],
  } satisfies ComponentDocs<typeof JackpotTicker>,
};
