import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Both halves of the stake are settled on their own line.',
    children: <Button emphasis="outline">Asian line</Button>,
    defaultOpen: true,
  },
  render: (args) => (
    <Inline justify="center" pad="xl">
      <Tooltip {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
  },
};
