import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import { crests, flags } from '../eventFixtures.tsx';
import { TeamCrest, teamCrestSizes } from './TeamCrest.tsx';
import { docs } from './TeamCrest.docs.ts';

const meta = {
  title: 'Blocks/Events/TeamCrest',
  component: TeamCrest,
  parameters: { componentDocs: docs },
  args: { name: 'Harbour City', image: crests.harbour },
} satisfies Meta<typeof TeamCrest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With an image, with a flag, and with initials, in each size. */
export const Sizes: Story = {
  render: (args) => (
    <Inline gap="lg" wrap="wrap">
      {teamCrestSizes.map((size) => (
        <Inline key={size}>
          <TeamCrest {...args} size={size} />
          <TeamCrest {...args} size={size} image={flags.coastland} />
          <TeamCrest {...args} size={size} image={undefined} />
        </Inline>
      ))}
    </Inline>
  ),
};
