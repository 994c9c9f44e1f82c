import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MatchTracker } from './MatchTracker.tsx';

/** Documentation for the page of `MatchTracker`. */
export const docs = {
  MatchTracker: {
    usage: 'Use it on the page of a match in play, to follow the ball without a stream.',
    dos: ['Name the side and the state of play in words: the pitch is hidden from screen readers.'],
    donts: ["Don't draw a pitch for a sport whose ball positions are unknown."],
    anatomy: [
      ['Title, note, buttons', 'title', 'note', 'tools'],
      ['Pitch with zone, ball, last touches', 'ground', 'action'],
      ['State of play', 'action', 'pause'],
      ['Momentum', 'momentum'],
      ['Figures', 'figures'],
      ['Ground', 'decorated'],
    ],
    keys: [],
    related: ['MomentumChart', 'KeyFigures', 'MatchTimeline'],
    aliases: ['pitch', 'animation', 'live view', 'ball', 'rink'],
  } satisfies ComponentDocs<typeof MatchTracker>,
};
