import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  argTypes: { tone: { control: 'select', options: noticeTones } },
  args: { children: 'Betting on this match is closed until the referee has seen the replay.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: 'Your balance is € 4.50 short.',
    action: <Link href="#deposit">Deposit</Link>,
  },
};
