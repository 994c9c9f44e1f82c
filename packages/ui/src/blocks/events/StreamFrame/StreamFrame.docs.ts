import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { StreamFrame } from './StreamFrame.tsx';

/** Documentation for the page of `StreamFrame`. */
export const docs = {
  StreamFrame: {
    usage: 'Use it around a live stream, in the page or as a small player in the corner.',
    dos: ['Start without sound.'],
    donts: ["Don't cover prices with the small player."],
    anatomy: [
      ['Stream', 'children'],
      ['Bar', 'title'],
      ['Buttons', 'labels', 'muted'],
      ['Cover', 'overlay', 'busy'],
    ],
    keys: ['button'],
    related: ['BroadcastNotice', 'GameFrame'],
    aliases: ['video', 'player', 'picture in picture', 'live stream'],
  } satisfies ComponentDocs<typeof StreamFrame>,
};
