import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { crests } from '../eventFixtures.tsx';
import { crestTeams } from '../TeamCrest/crestTeams.ts';
import { LargeCrest, largeCrestSizes } from './LargeCrest.tsx';
import { docs } from './LargeCrest.docs.ts';

const meta = {
  title: 'Blocks/Events/LargeCrest',
  component: LargeCrest,
  parameters: { componentDocs: docs },
  args: { name: 'Grünwaldau Wanderers', sport: 'football' },
} satisfies Meta<typeof LargeCrest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn from the name, in each size; the last line has an image. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="sm">
      {[...crestTeams, undefined].map((name) => (
        <Inline key={name ?? 'image'} gap="lg">
          {largeCrestSizes.map((size) => (
            <LargeCrest
              key={size}
              {...args}
              name={name ?? args.name}
              size={size}
              image={name === undefined ? crests.harbour : undefined}
            />
          ))}
          <Text>{name ?? args.name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
