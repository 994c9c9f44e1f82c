import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Paragraph } from '../Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Popover } from './Popover.tsx';
import { docs } from './Popover.docs.ts';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { componentDocs: docs },
  args: {
    label: 'What is an express?',
    trigger: <IconButton icon="info" label="What is an express?" />,
    children: 'Every selection has to win. The prices are multiplied.',
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog', { name: 'What is an express?' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
  },
};

/** Next to its button, at the inline end. */
export const Beside: Story = {
  args: { side: 'end', align: 'start', open: true, children: 'Short.' },
};

/** Content longer than the page scrolls inside the popover. */
export const Stress: Story = {
  args: {
    open: true,
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Paragraph key={index}>
            {index + 1}. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.
          </Paragraph>
        ))}
      </Stack>
    ),
  },
};
