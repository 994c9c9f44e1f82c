import type { VNode } from 'preact';
import { loadGame } from '../games/games.ts';
import { App } from './App.tsx';
import { PlayError } from './api.types.ts';
import { createPlayApi } from './api.ts';
import { Failure } from './Failure.tsx';
import { isolated } from './direction.ts';
import { createMoney } from './money.ts';
import { createPlay } from './play.ts';
import { createPort } from './port.ts';
import { createSound } from './sound.ts';
import { loadTexts } from './texts.ts';
import { applyTheme } from './theme.ts';

/**
 * Opens the session of the address's token and returns the game's view, or the failure's.
 * @param root element of the frame, whose document takes the session's language and colours
 */
export async function openFrame(root: Element): Promise<VNode> {
  const api = createPlayApi(globalThis.fetch.bind(globalThis));
  const { ownerDocument } = root;
  try {
    const session = await api.openSession(new URLSearchParams(location.search).get('token') ?? '');
    const [texts, game] = await Promise.all([
      loadTexts(session.language),
      loadGame(session.game.settings['engine']),
    ]);
    applyTheme(ownerDocument, session);
    const port = createPort(window, session.parentOrigin);
    const play = createPlay({
      api,
      session,
      send: port.send,
      now: Date.now,
      newId: () => crypto.randomUUID(),
    });
    port.listen(play.onPage);
    window.addEventListener('online', () => {
      if (play.store.get().isUnanswered) void play.retry();
    });
    port.send({ type: 'ready' });
    const locale = `${texts.language}-u-nu-latn`;
    const parts = {
      play,
      api,
      port,
      texts,
      sound: createSound(),
      money: createMoney(texts.language, session.currency, session.decimals),
      times: (multiplier: number) =>
        isolated(`×${formatted(locale, multiplier / 10_000, 2, 4)}`, texts.language),
      number: (value: number, decimals = 0) =>
        isolated(formatted(locale, value, decimals, decimals), texts.language),
    };
    return <App game={game} parts={parts} />;
  } catch (error) {
    const code = error instanceof PlayError ? error.code : 'FRAME_FAILED';
    notifyFailure(code);
    const texts = await loadTexts(ownerDocument.documentElement.lang);
    return <Failure code={code} texts={texts} />;
  }
}

function formatted(locale: string, value: number, min: number, max: number): string {
  return value.toLocaleString(locale, { minimumFractionDigits: min, maximumFractionDigits: max });
}

/** Reports a failed start to the page; without a session, its origin is the referrer's. */
function notifyFailure(code: string): void {
  if (document.referrer === '') return;
  const { origin } = new URL(document.referrer);
  createPort(window, origin).send({ type: 'failed', code });
}
