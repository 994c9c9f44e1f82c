import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../../primitives/Text/Text.tsx';
import { Snow } from './Snow.tsx';
import { docs } from './Snow.docs.ts';

const meta = {
  title: 'Blocks/Content/Snow',
  component: Snow,
  parameters: { componentDocs: docs },
  render: (args) => (
    <Stack>
      <Snow {...args} />
      <Heading level={1}>Winter break</Heading>
      <Card>
        <Stack>
          <Paragraph>The Coastal League is back on 9 January.</Paragraph>
          <Button>See the matches</Button>
        </Stack>
      </Card>
    </Stack>
  ),
} satisfies Meta<typeof Snow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Forty flakes; pointer events reach the content below. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden] > span')).toHaveLength(40);
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    button.blur();
  },
};
