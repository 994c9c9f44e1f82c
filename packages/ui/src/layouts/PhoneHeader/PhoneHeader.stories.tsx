import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Paragraph } from '../../primitives/Text/Text.tsx';
import { MainLayout } from '../Main/MainLayout.tsx';
import { docs } from './PhoneHeader.docs.ts';
import { PhoneHeader } from './PhoneHeader.tsx';

const meta = {
  title: 'Layouts/PhoneHeader',
  component: PhoneHeader,
  args: { children: <IconButton icon="back" tone="header" label="Back" /> },
  render: (args) => (
    <MainLayout header={undefined} ownPhoneHeader asideLabel="Bet slip">
      <Stack>
        <PhoneHeader {...args} />
        <Paragraph>Both teams to score in the first half.</Paragraph>
      </Stack>
    </MainLayout>
  ),
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof PhoneHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones the header reaches the edges of the window. */
export const Default: Story = {};

/** On desktops it is an ordinary part of the page. */
export const Desktop: Story = { tags: ['desktop'] };
