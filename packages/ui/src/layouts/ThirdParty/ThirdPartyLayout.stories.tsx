import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChipLink, ChipRow } from '../../primitives/Chip/Chip.tsx';
import { Grid, Stack } from '../../primitives/Stack/Stack.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Heading } from '../../primitives/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { bottomNavigation, footer, header } from '../fixtures.tsx';
import { ThirdPartyLayout } from './ThirdPartyLayout.tsx';
import { docs } from './ThirdPartyLayout.docs.ts';

const brands = (
  <ChipRow label="Providers">
    {[
      'Lantern Works',
      'Polder Games',
      'Kestrel',
      'Iron Orchard',
      'Ninefold',
      'Reef Studio',
      'Tall Ships',
    ].map((name, place) => (
      <ChipLink key={name} href={`#${place}`} selected={place === 1}>
        {name}
      </ChipLink>
    ))}
  </ChipRow>
);

const meta = {
  title: 'Layouts/ThirdParty',
  component: ThirdPartyLayout,
  args: {
    header: header('Casino'),
    brands,
    footer,
    bottomNavigation: bottomNavigation('casino'),
    children: (
      <Stack>
        <Heading level={1}>Casino</Heading>
        <Grid columns="auto">
          {Array.from({ length: 16 }, (_, place) => (
            <Skeleton key={place} shape="block" />
          ))}
        </Grid>
      </Stack>
    ),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof ThirdPartyLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Providers in a carousel below the header; sixteen skeletons while the games load. */
export const Lobby: Story = {};

export const LobbyDesktop: Story = { tags: ['desktop'] };

const open = {
  isGameOpen: true,
  title: 'Nine Comets',
  children: (
    <svg
      role="img"
      aria-label="The game"
      viewBox="0 0 390 700"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="390" height="700" fill={vars.color.tile.bg} />
      {Array.from({ length: 9 }, (_, place) => (
        <circle
          key={place}
          cx={75 + (place % 3) * 120}
          cy={230 + Math.floor(place / 3) * 120}
          r="44"
          fill={place % 2 ? vars.color.boost.bg : vars.color.tile.jackpotFg}
        />
      ))}
    </svg>
  ),
} as const;

/** An open game takes the window: no providers, footer or navigation. */
export const GameOpen: Story = {
  args: open,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('contentinfo')).not.toBeInTheDocument();
    await expect(page.queryByRole('group', { name: 'Providers' })).not.toBeInTheDocument();
  },
};

export const GameOpenDesktop: Story = { args: open, tags: ['desktop'] };
