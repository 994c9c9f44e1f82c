import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { OwnWindowLayout } from './OwnWindowLayout.tsx';

/** Documentation for the page of `OwnWindowLayout`. */
export const docs = {
  OwnWindowLayout: {
    usage:
      'Use it for the content of a picture-in-picture window (Document Picture-in-Picture API), which goes on while the player opens other pages.',
    dos: ['Leave out the tracker once the match is over: the final score remains.'],
    donts: [
      "Don't offer the window in browsers without the API (all but Chromium): there is no button, and the tracker stays on the page of its match.",
    ],
    anatomy: [
      ['Scoreboard', 'board'],
      ['Tracker', 'children'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['MatchTracker', 'Scoreboard'],
    aliases: ['picture in picture', 'pip', 'floating window', 'pop-out'],
  } satisfies ComponentDocs<typeof OwnWindowLayout>,
};
