import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/Stack/Stack.tsx';
import { closed } from '../../fixtures.tsx';
import { NoPrice } from './NoPrice.tsx';
import { PriceCell } from './PriceCell.tsx';
import { fixedPrice, type PriceListener, type PriceSource, type PriceState } from './priceSource.ts';
import { docs } from './PriceCell.docs.ts';

const meta = {
  title: 'Blocks/Events/PriceCell',
  component: PriceCell,
  parameters: { componentDocs: docs },
  args: {
    source: fixedPrice('1.38'),
    selection: '7.match-result:home',
    name: 'Harbour City',
    label: '1',
    suspendedLabel: 'suspended',
    onToggle: fn(),
  },
  decorators: [
    (Story) => (
      <Grid columns="three">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof PriceCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const cell = within(canvasElement).getByRole('button', { name: 'Harbour City 1.38', pressed: false });
    await userEvent.click(cell);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = { args: { source: fixedPrice('1.38', { selected: true }) } };

export const MovedUp: Story = { args: { source: fixedPrice('8.25', { direction: 'up' }) } };

export const MovedDown: Story = { args: { source: fixedPrice('2.44', { direction: 'down' }) } };

/** With `data-moves` on the root element, moves have only their arrow, or nothing. */
export const QuieterMoves: Story = {
  args: { source: fixedPrice('8.25', { direction: 'up' }) },
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByRole('button', { name: 'Harbour City 8.25' });
    const { dataset } = canvasElement.ownerDocument.documentElement;
    const arrow = () => getComputedStyle(cell, '::after').display;
    const moved = getComputedStyle(cell).color;
    await expect(arrow()).toBe('block');
    dataset['moves'] = 'none';
    await expect(arrow()).toBe('none');
    dataset['moves'] = 'arrow';
    await expect(arrow()).toBe('block');
    await expect(getComputedStyle(cell).color).not.toBe(moved);
    delete dataset['moves'];
  },
};

export const SelectedMoved: Story = {
  args: { source: fixedPrice('8.25', { direction: 'up', selected: true }) },
};

/** A suspended cell keeps its position and last price, and can't be added. */
export const Suspended: Story = {
  args: { source: fixedPrice('1.50', closed), label: 'Under 4', name: 'Under 4' },
  play: async ({ canvasElement, args }) => {
    const cell = within(canvasElement).getByRole('button', { name: 'Under 4 1.50 suspended' });
    await userEvent.click(cell);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SuspendedWithoutPrice: Story = { args: { source: fixedPrice('', closed) } };

/** A selection that was suspended while in the coupon can still be removed. */
export const SuspendedSelected: Story = {
  args: { source: fixedPrice('1.50', { suspended: true, selected: true }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: true }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Bare: Story = {
  render: (args) => (
    <>
      <PriceCell {...args} layout="bare" />
      <PriceCell {...args} layout="bare" source={fixedPrice('8.25', { direction: 'up' })} />
      <PriceCell {...args} layout="bare" source={fixedPrice('', closed)} />
      <NoPrice />
    </>
  ),
};

/** The source emits price changes; the cell writes them without rendering. */
export const Moves: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Harbour City 1.38' }));
    const cell = await canvas.findByRole('button', { name: 'Harbour City 1.39' });
    await expect(cell).toHaveAttribute('data-move', 'up');
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Stress: Story = {
  render: (args) => (
    <>
      <PriceCell
        {...args}
        label="Wolverton Wanderers Reserves"
        source={fixedPrice('1001.00', { direction: 'up' })}
      />
      <PriceCell {...args} label="Draw" source={fixedPrice('2500/11')} />
      <PriceCell {...args} label="Over 220.75" source={fixedPrice('1250.00', { direction: 'down' })} />
    </>
  ),
};

function Moving(args: Parameters<typeof PriceCell>[0]) {
  const [book] = useState(() => makeBook({ text: '1.38', suspended: false, selected: false }));
  useEffect(() => book.end, [book]);
  const move = () =>
    book.write({ text: '1.39', direction: 'up', movedAt: Date.now(), suspended: false, selected: true });
  return <PriceCell {...args} source={book} onToggle={move} />;
}

function makeBook(first: PriceState): PriceSource & { write(next: PriceState): void; end(): void } {
  let state = first;
  const listeners = new Set<PriceListener>();
  return {
    get: () => state,
    textOf: String,
    subscribe(_, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(next) {
      state = next;
      for (const listener of listeners) listener.changed();
    },
    end: () => listeners.clear(),
  };
}
