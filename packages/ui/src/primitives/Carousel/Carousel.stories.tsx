import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, Paragraph } from '../Text/Text.tsx';
import { Carousel } from './Carousel.tsx';
import { docs } from './Carousel.docs.ts';

const offers = [
  ['Opening weekend', 'Every express of five or more gets 10 % on top.'],
  ['Cup nights', 'Live from the quarter-finals with video in the match.'],
  ['Cashback Monday', 'A part of last week’s losses comes back at noon.'],
  ['Ladder of ten', 'Ten levels, one prize each, until the end of March.'],
] as const;

const slides = (names: readonly (readonly [string, string])[]) =>
  names.map(([title, text]) => ({
    id: title,
    content: (
      <Card>
        <Stack gap="sm" align="start">
          <Badge tone="boost">Promotion</Badge>
          <Heading level={3}>{title}</Heading>
          <Paragraph tone="muted">{text}</Paragraph>
        </Stack>
      </Card>
    ),
  }));

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  parameters: { componentDocs: docs },
  args: {
    label: 'Promotions',
    slides: slides(offers),
    labels: {
      previous: 'Previous promotion',
      next: 'Next promotion',
      position: (place, count) => `${place} of ${count}`,
      pause: 'Stop moving',
      play: 'Go on moving',
    },
    onSlideChange: fn(),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Touch swipes, a mouse has buttons, the keyboard scrolls the list. No autoplay by default. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next promotion' });
    await expect(canvas.getByRole('button', { name: 'Previous promotion' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(next);
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous promotion' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(1));
    await expect(canvas.queryByRole('button', { name: 'Stop moving' })).not.toBeInTheDocument();
  },
};

/** The edge of the next slide is visible. */
export const Peek: Story = { args: { slideWidth: 'most' } };

/** Autoplay only on request; it can be stopped, and pauses while hovered. */
export const Moving: Story = {
  args: { every: 6 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(canvas.queryByRole('button', { name: 'Stop moving' })).not.toBeInTheDocument();
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Stop moving' }));
    await expect(canvas.getByRole('button', { name: 'Go on moving' })).toBeVisible();
  },
};

export const Single: Story = { args: { slides: slides(offers.slice(0, 1)) } };

/** Too many slides for dots, with different heights. */
export const Stress: Story = {
  args: {
    slideWidth: 'most',
    slides: slides(
      Array.from({ length: 24 }, (_, index) => [
        `Angebot ${index + 1}: Kombinationswettenzusatzgewinnversicherung`,
        'Every express of five or more gets 10 % on top. '.repeat((index % 3) + 1),
      ]),
    ),
  },
};
