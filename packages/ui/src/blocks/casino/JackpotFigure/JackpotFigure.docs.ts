import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { JackpotFigure } from './JackpotFigure.tsx';

/** Documentation for the page of `JackpotFigure`. */
export const docs = {
  JackpotFigure: {
    usage: 'Use it for an amount that grows several times a second.',
    dos: ["Give a `label`, such as “Jackpot”; changes aren't announced."],
    donts: ["Don't animate the digits; nothing around them moves as it is."],
    anatomy: [['Amount', 'amount']],
    keys: [],
    otherControls: 'inStories',
    related: ['JackpotTicker'],
    aliases: ['progressive', 'prize pool', 'counter'],
  } satisfies ComponentDocs<typeof JackpotFigure>,
};
