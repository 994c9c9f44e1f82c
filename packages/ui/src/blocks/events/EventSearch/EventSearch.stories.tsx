import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EventSearch } from './EventSearch.tsx';
import { docs } from './EventSearch.docs.ts';

const meta = {
  title: 'Blocks/Events/EventSearch',
  component: EventSearch,
  parameters: { componentDocs: docs },
  args: {
    label: 'Search a team or a competition',
    clearLabel: 'Empty the field',
    value: '',
    onValueChange: () => undefined,
  },
  render: function Search(args) {
    const [value, setValue] = useState(args.value);
    return <EventSearch {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof EventSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search a team or a competition' });
    await userEvent.type(field, 'harbour');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'harb');
  },
};

export const Stress: Story = {
  args: {
    label: 'Search a team, a player, a competition or the number of a match',
    value: 'Intercontinental championship of regions, qualification, second round',
  },
};
