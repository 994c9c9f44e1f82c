import { engineFacts } from '../feed/engineFacts.ts';
import { makerRtp } from '../feed/makerGame.ts';
import { titleOf } from '../feed/titles.ts';
import { decimalsOf, toText } from '../money.ts';
import { boundsOf, stepOf } from '../rounds/newRound.ts';
import type { Session } from '../sessions/sessions.ts';
import { coloursOf } from '../thumbnails/index.ts';

/** Returns what the frame gets of its session; the tokens of the platform stay with the maker. */
export function shownSession(session: Session): object {
  const { gameId, mode, currency, balance, language, theme, colours, rules, parentOrigin, lobbyUrl, device } =
    session;
  const { least, most } = boundsOf(session);
  const title = titleOf(gameId);
  if (!title) throw new Error(`The game ${gameId} isn’t in the list.`);
  return {
    sessionId: session.id,
    game: {
      id: title.id,
      name: title.name,
      provider: title.provider.name,
      engine: title.engine,
      rtp: makerRtp(title),
      maxWin: engineFacts[title.engine].maxWin,
      minStake: toText(least, currency),
      maxStake: toText(most, currency),
      step: toText(stepOf(gameId, currency), currency),
      settings: {
        engine: title.engine,
        ...(!title.isOwn && { look: coloursOf(title.id, title.name) }),
        ...title.settings,
      },
      thumbnail: `/thumbnails/${title.id}/wide.svg`,
    },
    mode,
    currency,
    decimals: decimalsOf(currency),
    balance,
    language,
    theme,
    colours,
    rules,
    device,
    parentOrigin,
    lobbyUrl,
  };
}
