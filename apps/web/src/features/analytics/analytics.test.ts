import type { AnalyticsEvent } from '@touchline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCollector, SEND_EVERY } from './collector.ts';
import { sendTo, track } from './track.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sendTo(undefined);
  vi.useRealTimers();
});

function collected() {
  const sent: (readonly AnalyticsEvent[])[] = [];
  const collector = createCollector((events) => {
    sent.push(events);
    return Promise.resolve();
  });
  return { sent, collector };
}

test('events before analytics start are sent in order, and none after they end', () => {
  track('login_open', 'password');
  track('login_error', 'pass');
  const told: AnalyticsEvent[] = [];
  sendTo((event) => told.push(event));
  track('login_success', 'password');
  sendTo(undefined);
  track('logout', 'here');
  expect(told).toEqual([
    { event: 'login_open', detail: 'password' },
    { event: 'login_error', detail: 'pass' },
    { event: 'login_success', detail: 'password' },
  ]);
});

test('a detail uses only allowed characters, whatever the code contains', () => {
  const told: AnalyticsEvent[] = [];
  sendTo((event) => told.push(event));
  told.length = 0;
  track('registration_error', 'EMAIL_TAKEN: Ann@example.com');
  track('page_view', '');
  track('wallet_create');
  expect(told).toEqual([
    { event: 'registration_error', detail: 'email_taken__ann_example.com' },
    { event: 'page_view', detail: 'none' },
    { event: 'wallet_create' },
  ]);
});

test('events are sent together every ten seconds, fifty at most, and at once when the page unloads', () => {
  const { sent, collector } = collected();
  collector.take({ event: 'page_view' });
  collector.take({ event: 'cashback' });
  vi.advanceTimersByTime(SEND_EVERY - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([[{ event: 'page_view' }, { event: 'cashback' }]]);
  for (let at = 0; at < 51; at++) collector.take({ event: 'page_view' });
  expect(sent.map((batch) => batch.length)).toEqual([2, 50]);
  collector.flush();
  expect(sent.map((batch) => batch.length)).toEqual([2, 50, 1]);
  collector.flush();
  expect(sent).toHaveLength(3);
});

test('an event that can’t be sent is only logged', async () => {
  const noted = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const collector = createCollector(() => Promise.reject(new Error('offline')));
  collector.take({ event: 'page_view' });
  collector.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(noted).toHaveBeenCalledOnce();
  noted.mockRestore();
});
