import { describe, expect, it } from 'vitest';
import { createPort } from './port.ts';
import type { FromPage } from './port.ts';

const ORIGIN = 'https://play.example';

function opened() {
  const sent: { message: unknown; origin: string }[] = [];
  const received: FromPage[] = [];
  let listener: (event: MessageEvent) => void = () => undefined;
  const parent = { postMessage: (message: unknown, origin: string) => sent.push({ message, origin }) };
  const port = createPort(
    {
      parent,
      addEventListener: (_, added) => {
        listener = added;
      },
    },
    ORIGIN,
  );
  port.listen((message) => received.push(message));
  const post = (data: unknown, origin = ORIGIN, source: unknown = parent) =>
    listener({ data, origin, source } as MessageEvent);
  return { port, sent, received, post };
}

describe('the port to the page', () => {
  it('sends messages to the exact origin of the page only', () => {
    const { port, sent } = opened();
    port.send({ type: 'roundStarted', roundId: 'r-1' });
    expect(sent).toEqual([
      { message: { source: 'touchline-game', type: 'roundStarted', roundId: 'r-1' }, origin: ORIGIN },
    ]);
  });

  it('receives the messages of the page', () => {
    const { received, post } = opened();
    post({ source: 'touchline', type: 'pause', reason: 'realityCheck' });
    post({ source: 'touchline', type: 'resume' });
    expect(received).toEqual([{ type: 'pause', reason: 'realityCheck' }, { type: 'resume' }]);
  });

  it('drops messages of other origins, other windows and other forms', () => {
    const { received, post } = opened();
    post({ source: 'touchline', type: 'resume' }, 'https://play.example.evil');
    post({ source: 'touchline', type: 'resume' }, ORIGIN, {});
    post({ source: 'other', type: 'resume' });
    post({ source: 'touchline', type: 'pay' });
    post('resume');
    post(null);
    expect(received).toEqual([]);
  });
});
