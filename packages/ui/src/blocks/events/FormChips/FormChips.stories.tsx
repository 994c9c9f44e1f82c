import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormChips, type FormMatch, type FormOutcome } from './FormChips.tsx';
import { docs } from './FormChips.docs.ts';

const letters = { won: 'W', drawn: 'D', lost: 'L' } as const;
const form = (...outcomes: FormOutcome[]): FormMatch[] =>
  outcomes.map((outcome, place) => ({
    id: `${place}`,
    outcome,
    letter: letters[outcome],
    label: `${outcome} against opponent ${place + 1}`,
  }));

const meta = {
  title: 'Blocks/Events/FormChips',
  component: FormChips,
  parameters: { componentDocs: docs },
  args: { label: 'Last five of Harbour City', matches: form('won', 'won', 'drawn', 'lost', 'won') },
} satisfies Meta<typeof FormChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Last five of Harbour City' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getByText('drawn against opponent 3')).toBeInTheDocument();
  },
};
