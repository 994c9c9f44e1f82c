import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Input } from './Input.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { docs } from './Input.docs.ts';

const meta = {
  title: 'Primitives/Input',
  component: Input,
  parameters: { componentDocs: docs },
  args: { 'aria-label': 'Stake', onValueChange: fn() },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('25');
  },
};

export const Search: Story = {
  args: { type: 'search', icon: 'search', placeholder: 'Team or competition', 'aria-label': 'Search' },
};

/** The one amount that a form is about. */
export const Amount: Story = {
  args: { size: 'amount', numeric: true, defaultValue: '50.00', start: <Text tone="muted">€</Text> },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Input {...args} numeric align="end" defaultValue="1,250.00" end={<Text tone="muted">€</Text>} />
      <Input {...args} aria-invalid defaultValue="0" />
      <Input {...args} disabled defaultValue="10.00" />
      <Input {...args} readOnly defaultValue="10.00" />
    </Stack>
  ),
};

export const Passwords: Story = {
  render: () => (
    <Stack>
      <PasswordInput aria-label="Password" defaultValue="correct horse" />
      <PasswordInput aria-label="Wrong password" aria-invalid defaultValue="horse" />
      <PasswordInput aria-label="Fixed password" disabled defaultValue="correct horse" />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    icon: 'search',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    end: <Text tone="muted">€ / Kombinationswette</Text>,
  },
};
