import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPort, type FramePort, type GameMessage } from './framePort.ts';

const ORIGIN = 'https://games.example';
let port: FramePort | undefined;
beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  port?.close();
  vi.unstubAllGlobals();
});

function opened() {
  const frame = { postMessage: vi.fn() };
  const taken: GameMessage[] = [];
  port = openPort(
    ORIGIN,
    () => frame as unknown as Window,
    (message) => void taken.push(message),
  );
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? ORIGIN });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : frame });
    window.dispatchEvent(event);
  };
  return { frame, taken, say, port };
}

describe('the port of a game', () => {
  it('takes messages of the game’s own window and origin', () => {
    const { taken, say } = opened();
    say({ source: 'touchline-game', type: 'ready' });
    say({ source: 'touchline-game', type: 'roundStarted', roundId: 'r-1' });
    expect(taken.map(({ type }) => type)).toEqual(['ready', 'roundStarted']);
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['the same host over another scheme', { origin: 'http://games.example' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
  ])('drops messages of %s', (_, from) => {
    const { taken, say } = opened();
    say({ source: 'touchline-game', type: 'ready' }, from);
    expect(taken).toEqual([]);
  });

  it.each([
    ['another source', { source: 'touchline', type: 'ready' }],
    ['an unknown type', { source: 'touchline-game', type: 'balance', amount: '100.00' }],
    ['a text', 'ready'],
    ['a round without an id', { source: 'touchline-game', type: 'roundEnded' }],
  ])('drops %s', (_, data) => {
    const { taken, say } = opened();
    say(data);
    expect(taken).toEqual([]);
  });

  it('sends to the game’s origin only', () => {
    const { frame, port: opening } = opened();
    opening?.send({ type: 'pause', reason: 'BREAK' });
    expect(frame.postMessage).toHaveBeenCalledWith(
      { source: 'touchline', type: 'pause', reason: 'BREAK' },
      ORIGIN,
    );
  });
});
