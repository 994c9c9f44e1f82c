import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Crystal Palace' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Names: Story = {
  render: () => (
    <Inline wrap="wrap">
      {['Arsenal', 'F. Auger-Aliassime', '1. FC Köln', 'Зенит', 'ريال مدريد'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Celta" size="sm" />
    </Inline>
  ),
};
