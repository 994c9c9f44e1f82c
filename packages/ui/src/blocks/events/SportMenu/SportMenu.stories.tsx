import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/Stack/Stack.tsx';
import { Flag } from '../eventFixtures.tsx';
import { SportMenu, type SportMenuProps, type SportMenuSection } from './SportMenu.tsx';
import { SportMenuSkeleton } from './SportMenuSkeleton.tsx';
import { docs } from './SportMenu.docs.ts';

const sections: SportMenuSection[] = [
  {
    id: 'sports',
    entries: [
      { id: 'top', name: 'Top matches', icon: 'flame', count: '24', href: '#top', selected: true },
      { id: 'football', name: 'Football', icon: 'football', count: '212', href: '#football' },
      { id: 'tennis', name: 'Tennis', icon: 'tennis', count: '64', href: '#tennis' },
      { id: 'basketball', name: 'Basketball', icon: 'basketball', count: '41', href: '#basketball' },
      { id: 'hockey', name: 'Ice hockey', icon: 'ice-hockey', count: '27', href: '#hockey' },
      { id: 'cyber', name: 'Cyber', icon: 'esports', count: '58', href: '#cyber' },
    ],
  },
  {
    id: 'pinned',
    title: 'Pinned',
    entries: [
      { id: 'coastal', name: 'Coastal League', icon: 'trophy', count: '10', href: '#coastal' },
      { id: 'cup', name: 'Continental Cup', icon: 'trophy', count: '18', href: '#cup' },
    ],
  },
];

const countries: SportMenuSection[] = [
  {
    id: 'favourites',
    title: 'Favourites',
    entries: [{ id: 'coastal', name: 'Coastal League', icon: 'star-filled', count: '10', href: '#coastal' }],
  },
  {
    id: 'sports',
    title: 'Sports',
    entries: [
      {
        id: 'football',
        name: 'Football',
        icon: 'football',
        count: '212',
        href: '#football',
        expanded: true,
        entries: [
          {
            id: 'coastland',
            name: 'Coastland',
            flag: <Flag of="coastland" />,
            count: '31',
            href: '#coastland',
            expanded: true,
            entries: [
              { id: 'league', name: 'Coastal League', count: '10', href: '#league', selected: true },
              { id: 'second', name: 'Second division', count: '12', href: '#second' },
            ],
          },
          {
            id: 'highmark',
            name: 'Highmark',
            flag: <Flag of="highmark" />,
            count: '18',
            href: '#highmark',
            entries: [],
          },
        ],
      },
      { id: 'tennis', name: 'Tennis', icon: 'tennis', count: '64', href: '#tennis', entries: [] },
    ],
  },
];

const meta = {
  title: 'Blocks/Events/SportMenu',
  component: SportMenu,
  parameters: { componentDocs: docs },
  args: { label: 'Sports', sections },
  globals: { density: 'compact' },
} satisfies Meta<typeof SportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Favourites first; sports expand to countries, countries to competitions. */
export const Countries: Story = {
  args: {
    sections: countries,
    expandLabel: (name) => `Inside ${name}`,
    onExpandedChange: fn(),
    search: {
      label: 'Search sports and competitions',
      value: '',
      onValueChange: fn(),
      emptyTitle: 'Nothing found.',
    },
  },
  play: async ({ canvasElement, args }) => {
    const menu = within(canvasElement);
    await userEvent.click(menu.getByRole('button', { name: 'Inside Highmark', expanded: false }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith('highmark', true);
    menu.getByRole('link', { name: /^Football/ }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith('football', false);
    await userEvent.type(menu.getByRole('searchbox', { name: 'Search sports and competitions' }), 'c');
    await expect(args.search?.onValueChange).toHaveBeenCalledWith('c');
  },
};

export const NothingFound: Story = {
  args: {
    sections: [],
    search: {
      label: 'Search sports and competitions',
      value: 'quidditch',
      onValueChange: fn(),
      emptyTitle: 'Nothing by that name.',
    },
  },
};

/** A narrow panel shows icons only; their names are still announced by screen readers. */
export const Narrow: Story = {
  render: (args) => <Narrowing {...args} />,
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await expect(menu.getByRole('link', { name: /Football/ })).toBeInTheDocument();
    await userEvent.click(menu.getByRole('button', { name: 'Names beside icons', expanded: false }));
    await expect(menu.getByRole('button', { name: 'Names beside icons', expanded: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(menu.getByRole('button', { name: 'Names beside icons', expanded: false })).toHaveFocus();
  },
};

export const Loading: Story = { render: () => <SportMenuSkeleton /> };

export const Stress: Story = {
  args: {
    sections: [
      {
        id: 'long',
        title: 'Pinned competitions of the season',
        entries: [
          {
            id: 'long',
            name: 'Intercontinental championship of regions, qualification, second round of the return matches in group stage',
            icon: 'trophy',
            count: '12,480',
            href: '#long',
          },
        ],
      },
    ],
  },
};

function Narrowing(args: SportMenuProps) {
  const [narrow, setNarrow] = useState(true);
  return (
    <Grid columns={narrow ? 'five' : 'one'}>
      <SportMenu {...args} narrow={narrow} narrowLabel="Names beside icons" onNarrowChange={setNarrow} />
    </Grid>
  );
}
