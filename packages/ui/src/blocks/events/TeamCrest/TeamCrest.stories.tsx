import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline, Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { crests, flags } from '../eventFixtures.tsx';
import { crestTeams } from './crestTeams.ts';
import { TeamCrest } from './TeamCrest.tsx';
import { docs } from './TeamCrest.docs.ts';

const meta = {
  title: 'Blocks/Events/TeamCrest',
  component: TeamCrest,
  parameters: { componentDocs: docs },
  args: { name: 'Grünwaldau Wanderers', sport: 'football' },
} satisfies Meta<typeof TeamCrest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn from the name. */
export const Drawn: Story = {
  render: (args) => (
    <Stack gap="sm">
      {crestTeams.map((name) => (
        <Inline key={name}>
          <TeamCrest {...args} name={name} />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** With an image and with a flag. */
export const Images: Story = {
  render: (args) => (
    <Inline>
      <TeamCrest {...args} image={crests.harbour} />
      <TeamCrest {...args} image={flags.coastland} />
    </Inline>
  ),
};

/** An image that can't be loaded is replaced by the drawing. */
export const BrokenImage: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
};
