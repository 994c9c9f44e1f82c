import { expect, test } from 'vitest';
import { seoBody } from './seoTexts.ts';

test('keeps fields that the form doesn’t edit, and leaves out empty texts', () => {
  const page = {
    language: 'en',
    path: 'results',
    fields: { title: 'Who won', content: '<p>Text</p>', metaRobots: 'noindex' },
  };
  const draft = { language: 'en', path: '/results/', title: ' Results ', description: '', metaRobots: '' };
  expect(seoBody(page, draft)).toEqual({
    language: 'en',
    path: 'results',
    fields: { content: '<p>Text</p>', title: 'Results' },
  });
});
