import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Paragraph } from '../Text/Text.tsx';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';
import { docs } from './Tabs.docs.ts';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: { componentDocs: docs },
  args: {
    label: 'Bets',
    items: [
      { value: 'open', label: 'Open', content: <Paragraph>Two bets are open.</Paragraph> },
      { value: 'settled', label: 'Settled', content: <Paragraph>Eleven bets are settled.</Paragraph> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Settled' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('settled');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Eleven bets are settled.');
  },
};

export const Links: Story = {
  render: () => (
    <TabLinks
      tone="surface"
      label="Account"
      items={['Profile', 'Payments', 'Limits', 'Bets', 'Bonuses', 'Documents'].map((label) => ({
        href: `#${label}`,
        label,
        current: label === 'Limits',
      }))}
    />
  ),
};

/** Arrows move between tabs along the text direction, Home and End to the first and last tab. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const onward = getComputedStyle(canvasElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    canvas.getByRole('tab', { name: 'Open' }).focus();
    await userEvent.keyboard(`{${onward}}`);
    await expect(canvas.getByRole('tab', { name: 'Settled' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('settled');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Open' })).toHaveFocus();
  },
};

/** Tabs that don't fit: the row scrolls, the page doesn't. */
export const Stress: Story = {
  args: {
    items: [
      'Offene Wetten',
      'Abgerechnete Kombinationswetten',
      'Verkaufte Wettscheine',
      'Freiwetten',
      'Turniere',
    ].map((label, place) => ({ value: String(place), label, content: <Paragraph>{label}</Paragraph> })),
    defaultValue: '1',
  },
};
