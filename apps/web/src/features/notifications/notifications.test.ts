import { beforeEach, expect, test } from 'vitest';
import { dismiss, notifications, notify } from './notifications.store.ts';

beforeEach(() => {
  notifications.shown = [];
});

const titles = () => notifications.shown.map(({ title }) => title);

test('the oldest notification is removed, a permanent one stays', () => {
  notify({ kind: 'permanentError', title: 'stays' });
  notify({ kind: 'info', title: 'leads on', link: { href: '/en', label: 'Go' } });
  for (const title of ['a', 'b', 'c']) notify({ kind: 'info', title });
  expect(titles()).toEqual(['stays', 'leads on', 'b', 'c']);
});

test('a warning outlives later messages of a lower priority', () => {
  notify({ kind: 'warning', title: 'A price moved' });
  for (const title of ['a', 'b', 'c', 'd']) notify({ kind: 'success', title });
  expect(titles()).toEqual(['A price moved', 'b', 'c', 'd']);
});

test('a question stays until it is answered', () => {
  const answers = [
    { label: 'Bet', onChoose: () => undefined },
    { label: 'Don’t bet', onChoose: () => undefined },
  ] as const;
  notify({ kind: 'question', title: 'The odds are now 2.10', answers });
  for (const title of ['a', 'b', 'c', 'd']) notify({ kind: 'error', title });
  expect(titles()).toEqual(['The odds are now 2.10', 'b', 'c', 'd']);
});

test('identical texts are shown once', () => {
  notify({ kind: 'info', title: 'Saved' });
  notify({ kind: 'info', title: 'Saved' });
  expect(titles()).toEqual(['Saved']);
});

test('dismissing the same id twice removes one', () => {
  const id = notify({ kind: 'info', title: 'a' });
  notify({ kind: 'info', title: 'b' });
  dismiss(id);
  dismiss(id);
  expect(titles()).toEqual(['b']);
});
