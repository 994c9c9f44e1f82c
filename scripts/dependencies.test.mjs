import { expect, test } from 'vitest';
import { compareWithDocument } from './dependencies.mjs';

test('every library has a row, every row a library, and our own packages need none', () => {
  const manifests = [
    { name: '@us/app', dependencies: { '@us/kit': 'workspace:*', one: '1.0.0', new: '1.0.0' } },
    { name: '@us/kit', devDependencies: { two: '2.0.0' } },
  ];
  const document = '| Library | Reason |\n|---|---|\n| `one`, `two` | uses `words` |\n| `old` | gone |\n';
  expect(compareWithDocument(manifests, document)).toEqual({ missing: ['new'], gone: ['old'] });
});
