import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { longLabels } from './longLabels.ts';

test('lengthens visible texts', () => {
  const { title, words, rows } = longLabels({
    title: 'Saved accounts',
    words: { remove: (name: string) => `Remove ${name}` },
    rows: [{ label: 'Fee' }],
  });
  expect(title.length).toBeGreaterThan(2 * 'Saved accounts'.length);
  expect(words.remove('Jo')).toMatch(/^Remove Jo \S{20,}$/);
  expect(rows[0]?.label).toMatch(/^Fee \S{20,}$/);
});

test('leaves ids, URLs, states and handlers unchanged', () => {
  const onSubmit = vi.fn();
  const args = {
    id: 'One Two',
    href: '#Main',
    state: 'inReview',
    amount: '€ 12.40',
    count: 3,
    child: createElement('p', null, 'Hello'),
    onSubmit,
  };
  expect(longLabels(args)).toEqual({ ...args, amount: '€ 12.40' });
});
