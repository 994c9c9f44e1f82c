import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { IconName } from '../Icon/icons.ts';
import { Chip, ChipLink, ChipRow } from './Chip.tsx';
import { docs } from './Chip.docs.ts';

const sports: readonly [string, IconName, string][] = [
  ['Top', 'flame', '24'],
  ['Football', 'football', '212'],
  ['Tennis', 'tennis', '64'],
  ['Basketball', 'basketball', '41'],
  ['Ice hockey', 'ice-hockey', '9'],
  ['Volleyball', 'volleyball', '27'],
  ['Cricket', 'cricket', '12'],
  ['Table tennis', 'table-tennis', '130'],
  ['E-sports', 'esports', '58'],
];

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  parameters: { componentDocs: docs },
  args: { children: 'Football', icon: 'football', count: '212' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { selected: true } };

/** Chips in a row that scrolls sideways while the page doesn't. */
export const Row: Story = {
  render: function Sports() {
    const [chosen, setChosen] = useState('Top');
    return (
      <ChipRow label="Sports">
        {sports.map(([name, icon, count]) => (
          <Chip
            key={name}
            icon={icon}
            count={count}
            selected={name === chosen}
            onSelectedChange={() => setChosen(name)}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
    );
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Tennis 64' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Top 24' }));
  },
};

export const AsLink: Story = {
  render: () => (
    <ChipRow label="When">
      <ChipLink href="#all" selected>
        All
      </ChipLink>
      <ChipLink href="#hour">1 hour</ChipLink>
      <ChipLink href="#video">With video</ChipLink>
    </ChipRow>
  ),
};

/** Enter and Space toggle the chip. */
export const Keyboard: Story = {
  args: { onSelectedChange: fn() },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(2);
  },
};

/** Long labels in one scrolling row; the width of the page doesn't change. */
export const Stress: Story = {
  render: () => (
    <ChipRow label="Sports">
      {Array.from({ length: 12 }, (_, index) => (
        <Chip key={index} icon="football" count="12,480" selected={index === 1}>
          Mannschaftsweltmeisterschaft {index + 1}
        </Chip>
      ))}
    </ChipRow>
  ),
};
