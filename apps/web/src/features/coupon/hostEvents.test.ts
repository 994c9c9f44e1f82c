import { expect, test } from 'vitest';
import {
  addedSince,
  createHostEvents,
  toHostCoupon,
  type HostMessage,
  type HostSelection,
  type HostWindow,
} from './hostEvents.ts';

const selection: HostSelection = {
  selectionId: 'm1:home',
  marketId: 'm1',
  gameId: 7,
  sportId: 1,
  marketType: 'match-result',
  selectionKey: 'home',
  competition: 'First League',
  home: 'Harbour City',
  away: 'Northgate',
  coef: '1.85',
};

function framed(hostOrigin: string | undefined, allowed: readonly string[]) {
  const events: Event[] = [];
  const messages: { message: HostMessage; origin: string }[] = [];
  const view: HostWindow = {
    dispatchEvent: (event) => events.push(event),
    host: { postMessage: (message, origin) => messages.push({ message, origin }) },
    hostOrigin,
  };
  const publish = createHostEvents(view, allowed);
  publish('touchline:selection-added', { selection, count: 1 });
  return { events, messages };
}

test('the page itself receives every event with its detail', () => {
  const { events } = framed(undefined, []);
  expect(events).toMatchObject([
    { type: 'touchline:selection-added', detail: { selection: { coef: '1.85' }, count: 1 } },
  ]);
});

test('the parent page receives messages if the site lists its origin', () => {
  const { messages } = framed('https://news.example', ['https://news.example', 'https://club.example']);
  expect(messages).toMatchObject([
    {
      origin: 'https://news.example',
      message: { source: 'touchline', version: 1, type: 'touchline:selection-added' },
    },
  ]);
});

test('a parent page whose origin is not listed receives nothing', () => {
  expect(framed('https://other.example', ['https://news.example']).messages).toEqual([]);
});

test('if the browser hides the parent’s origin, each message is addressed to the listed origins', () => {
  const { messages } = framed(undefined, ['https://news.example', 'https://club.example']);
  expect(messages.map(({ origin }) => origin)).toEqual(['https://news.example', 'https://club.example']);
});

test('only the listed fields are sent', () => {
  const secretive = { ...selection, accountId: 'a-secret', amount: '50.00' };
  const told = toHostCoupon({ typeId: 1, systemValue: 2, bets: [secretive] });
  expect(JSON.stringify(told)).not.toMatch(/secret|50\.00/);
});

test('added selections are derived from the previous ones', () => {
  const other = { ...selection, selectionId: 'm2:away' };
  expect(addedSince([selection], [selection, other]).map(({ selectionId }) => selectionId)).toEqual([
    'm2:away',
  ]);
});
