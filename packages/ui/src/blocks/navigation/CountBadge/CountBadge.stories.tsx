import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Counted } from './Counted.tsx';
import { docs } from './CountBadge.docs.ts';

const onClick = fn();

const meta = {
  title: 'Blocks/Navigation/Counted',
  parameters: { componentDocs: docs },
  component: Counted,
  args: {
    children: <IconButton icon="user" label="Account, 3 unread messages" onClick={onClick} />,
    count: '3',
    ground: 'nav',
  },
} satisfies Meta<typeof Counted>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The badge doesn't take presses of the button below it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account, 3 unread messages' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const Many: Story = { args: { count: '99+' } };

/** Without a count there is no badge. */
export const None: Story = {
  args: { count: undefined, children: <IconButton icon="user" label="Account" onClick={onClick} /> },
};
