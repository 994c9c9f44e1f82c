import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './CommandPalette.tsx';
import { docs } from './CommandPalette.docs.ts';

const groups: readonly CommandGroup[] = [
  {
    id: 'recent',
    title: 'Recent',
    entries: [
      { id: 'r1', name: 'Harbour City – Crestwood Palace', detail: 'Coastal League', icon: 'football' },
    ],
  },
  {
    id: 'pages',
    title: 'Pages',
    entries: [
      { id: 'live', name: 'Live', icon: 'live' },
      { id: 'bets', name: 'My bets', icon: 'history' },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    entries: [
      { id: 'dark', name: 'Theme: Dark', icon: 'settings' },
      { id: 'help', name: 'Keyboard shortcuts', detail: '?', icon: 'info' },
    ],
  },
];

function Typed(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query);
  return <CommandPalette {...props} query={query} onQueryChange={setQuery} />;
}

const meta = {
  title: 'Blocks/Navigation/CommandPalette',
  component: CommandPalette,
  parameters: { componentDocs: docs },
  render: (args) => <Typed {...args} />,
  args: {
    labels: {
      title: 'Go to',
      field: 'Pages, matches, actions',
      nothing: 'Nothing found',
      nothingDetail: 'Check the spelling, or try a team’s short name.',
      failed: 'The search failed',
      retry: 'Try again',
    },
    query: '',
    onQueryChange: fn(),
    state: 'idle',
    groups,
    summary: '5 results',
    onChoose: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Pages, matches, actions' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'My bets' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('bets');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('help');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { query: 'harb', state: 'loading', groups: [] } };

export const Empty: Story = { args: { query: 'zzz', state: 'ready', groups: [] } };

/** Pages and actions are found on the device, so they stay when the search fails. */
export const Failed: Story = { args: { query: 'harb', state: 'error', groups: groups.slice(1) } };

export const Stress: Story = {
  args: {
    groups: [
      {
        id: 'matches',
        title: 'Matches',
        entries: Array.from({ length: 14 }, (_, index) => ({
          id: `match ${index}`,
          name: 'Llanfairpwllgwyngyll and District Amateur Football Club – Mönchhofen-Unterschleißbach',
          detail: 'Intercontinental championship',
          icon: 'football',
        })),
      },
    ],
  },
};
