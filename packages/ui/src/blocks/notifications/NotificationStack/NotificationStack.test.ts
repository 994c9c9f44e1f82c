import { expect, test } from 'vitest';
import { arrangeNotifications } from './arrangeNotifications.ts';
import { batchNotifications } from './batchNotifications.ts';

const item = (id: string, kind: Parameters<typeof arrangeNotifications>[0][number]['kind']) => ({
  id,
  kind,
  title: id,
});

test('sorts by severity, and by newest first within a kind', () => {
  const arranged = arrangeNotifications([
    item('saved', 'success'),
    item('ended', 'permanentError'),
    item('hint', 'info'),
    item('refused', 'error'),
    item('placed', 'success'),
    item('sell', 'question'),
  ]);
  expect(arranged.map(({ id }) => id)).toEqual(['ended', 'sell', 'refused', 'placed', 'saved', 'hint']);
});

test('counts a repeated notification and shows its newest text', () => {
  const arranged = arrangeNotifications([
    { ...item('moved', 'warning'), title: '4.40' },
    item('other', 'warning'),
    { ...item('moved', 'warning'), title: '4.50' },
  ]);
  expect(arranged.map(({ id, title, times }) => [id, title, times])).toEqual([
    ['moved', '4.50', 2],
    ['other', 'other', 1],
  ]);
});

test('shows the three failures of highest priority of a partly failed batch, the highest on top', () => {
  const news = batchNotifications([
    { id: 'a', ok: true, title: 'Saved' },
    { id: 'b', ok: false, title: 'B', priority: 1 },
    { id: 'c', ok: false, title: 'C', priority: 5 },
    { id: 'd', ok: false, title: 'D' },
    { id: 'e', ok: false, title: 'E', priority: 3 },
  ]);
  expect(arrangeNotifications(news).map(({ id, kind }) => [id, kind])).toEqual([
    ['c', 'error'],
    ['e', 'error'],
    ['b', 'error'],
  ]);
});

test('shows each success of a successful batch once', () => {
  const news = batchNotifications([
    { id: 'a', ok: true, title: 'Saved' },
    { id: 'b', ok: true, title: 'Saved' },
    { id: 'c', ok: true, title: 'Phone confirmed' },
  ]);
  expect(news.map(({ title }) => title)).toEqual(['Saved', 'Phone confirmed']);
});
