import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';
import { docs } from './Switch.docs.ts';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  parameters: { componentDocs: docs },
  args: { label: 'Take better prices', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /better prices/ }));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="xs">
      <Switch label="Off" />
      <Switch label="On" defaultChecked hint="Takes effect at once." />
      <Switch label="Not possible now" disabled />
    </Stack>
  ),
};

/** Before its label, for forms that are much wider than their labels. */
export const Start: Story = { args: { control: 'start', hint: 'Before a lower price we ask.' } };

/** Space toggles the switch; the whole row is the touch target. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Stress: Story = {
  args: {
    label:
      'Kursverbesserungsannahmeautomatik für Kombinationswetten und Systemwetten mit mehr als zehn Auswahlen',
    hint: 'Better prices are taken as they come; before a lower one we ask. '.repeat(3),
  },
};
