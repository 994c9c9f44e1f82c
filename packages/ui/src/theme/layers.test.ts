import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layers } from './layers.ts';

test('the workshop’s page names the layers as the kit does: its own sheet comes first and decides their order', () => {
  const head = readFileSync(new URL('../../../../.storybook/preview-head.html', import.meta.url), 'utf8');
  expect(head).toContain(`@layer ${Object.values(layers).join(', ')};`);
});
