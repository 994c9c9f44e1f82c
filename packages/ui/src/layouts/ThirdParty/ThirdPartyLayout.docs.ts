import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { ThirdPartyLayout } from './ThirdPartyLayout.tsx';

/** Documentation for the page of `ThirdPartyLayout`. */
export const docs = {
  ThirdPartyLayout: {
    usage: 'Use it for casino and games: an open game takes the window.',
    dos: ['Keep balance and clock in the game’s own bars.'],
    donts: ["Don't cover a game with the cookie banner or promotions."],
    anatomy: [
      ['Header', 'header'],
      ['Makers', 'brands'],
      ['Page or game', 'children', 'isGameOpen'],
      ['Footer', 'footer'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['MainLayout', 'GameFrame'],
    aliases: ['casino page', 'game page'],
  } satisfies ComponentDocs<typeof ThirdPartyLayout>,
};
