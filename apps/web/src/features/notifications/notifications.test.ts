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
