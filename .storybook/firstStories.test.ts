import { expect, test } from 'vitest';
import { firstStoryOf } from './firstStories.ts';

test('the first story is the first of the file, not of the alphabet', () => {
  expect(
    firstStoryOf('export default meta;\nexport const Live: Story = {};\nexport const Compact: Story = {};\n'),
  ).toBe('Live');
});

test('exports that are not stories are passed over', () => {
  expect(firstStoryOf('export const helper = 1;\nexport const Default: Story = {};\n')).toBe('Default');
});
