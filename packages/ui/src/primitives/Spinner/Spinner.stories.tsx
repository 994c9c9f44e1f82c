import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';
import { docs } from './Spinner.docs.ts';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the colour of the surrounding text, and has its own accessible name. */
export const Default: Story = {
  render: () => (
    <Inline gap="lg" wrap="wrap">
      <Spinner />
      <Text tone="muted">
        <Spinner />
      </Text>
      <Button tone="primary" busy>
        Place bet · € 10.00
      </Button>
      <Button tone="strong" busy>
        Save
      </Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Place bet/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
