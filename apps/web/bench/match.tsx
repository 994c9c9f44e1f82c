import { Component as MatchScreen } from '../src/sections/betting/MatchScreen.tsx';
import { fullMatch } from './fullMatch.ts';
import { Kit, ready, show } from './start.tsx';

declare global {
  interface Window {
    /** Opens the match, whose data is already loaded; resolves after its page was painted. */
    openMatch: () => Promise<void>;
    /** Goes back to the empty page. */
    leaveMatch: () => Promise<void>;
  }
}

const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function Page() {
  return (
    <Kit>
      <main id="content">
        <MatchScreen />
      </main>
    </Kit>
  );
}

await ready(fullMatch);
const go = show(
  [
    { path: '/:lang', Component: () => <Kit>{null}</Kit> },
    { path: '/:lang/:section/:sport/:champ/:game', Component: Page },
  ],
  '/en',
);
window.openMatch = async () => {
  await go('/en/live/football/1/1');
  await drawn();
};
window.leaveMatch = async () => {
  await go('/en');
  await drawn();
};
