import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { longTitle, stagePicture } from '../fixtures.tsx';
import { TournamentCard, TournamentCardSkeleton } from './TournamentCard.tsx';
import { docs } from './TournamentCard.docs.ts';

const meta = {
  title: 'Blocks/Casino/TournamentCard',
  parameters: { componentDocs: docs },
  component: TournamentCard,
  args: {
    kind: 'Daily tournament',
    when: 'ends in 3 h 12 min',
    title: '€ 20,000 prize pool',
    text: 'The best win counts, divided by its stake.',
    href: '#tournament',
    place: 'You: 148th of 2,310',
    action: (
      <ButtonLink href="#play" tone="primary">
        Play
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof TournamentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '€ 20,000 prize pool' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Play' })).toBeVisible();
  },
};

/** Picture of a game at the end of the card; the text is only on its faded edge. */
export const WithPicture: Story = {
  args: {
    art: stagePicture,
    text: 'Your twenty best rounds of crash and fast games count, each by its win.',
  },
};

/** List of tournaments: not joined, upcoming, finished. */
export const List: Story = {
  render: (args) => (
    <Stack>
      <TournamentCard
        {...args}
        kind="Weekend cup"
        when="ends on Sunday, 23:59"
        title="€ 50,000 in cash"
        place="Not joined. Entry is free."
        action={<Button tone="brand">Join</Button>}
      />
      <TournamentCard
        {...args}
        kind="Comet race"
        when="starts tomorrow, 18:00"
        title="1,000 free spins"
        place="You are in"
        action={undefined}
      />
      <TournamentCard
        {...args}
        kind="Autumn series"
        when="finished on 14 November"
        title="€ 120,000 prize pool"
        place="You: 12th of 8,204 · won € 400"
        action={
          <ButtonLink href="#results" tone="brand">
            Results
          </ButtonLink>
        }
      />
    </Stack>
  ),
};

export const Loading: Story = { render: () => <TournamentCardSkeleton /> };

export const Stress: Story = {
  args: {
    kind: 'Ganzjähriges Vielspielerinnenturnier',
    when: 'endet am Donnerstag, dem 31. Dezember 2026, um 23:59 Uhr',
    title: `€ 1,999,204,881.27 · ${longTitle}`,
    place: 'Sie: 104.812. von 2.310.884, punktgleich mit 48 anderen',
    action: (
      <ButtonLink href="#play" tone="primary">
        {'Zu den teilnehmenden Spielen'}
      </ButtonLink>
    ),
  },
};
