import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layers } from './layers.ts';

test("Storybook's preview page declares the layers in the order of the kit, because its own style sheet comes first", () => {
  const head = readFileSync(new URL('../../../../.storybook/preview-head.html', import.meta.url), 'utf8');
  expect(head).toContain(`@layer ${Object.values(layers).join(', ')};`);
});
