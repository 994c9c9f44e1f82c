import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { flags } from '../eventFixtures.tsx';
import { CountryFlag, countryFlagSizes } from './CountryFlag.tsx';
import { docs } from './CountryFlag.docs.ts';

const meta = {
  title: 'Blocks/Events/CountryFlag',
  component: CountryFlag,
  parameters: { componentDocs: docs },
  args: { image: flags.coastland },
} satisfies Meta<typeof CountryFlag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text of lists and of labels. */
export const Sizes: Story = {
  render: () => (
    <Stack gap="sm">
      {countryFlagSizes.map((size) => (
        <Inline key={size}>
          {Object.entries(flags).map(([name, image]) => (
            <CountryFlag key={name} image={image} size={size} />
          ))}
          <Text size={size === 'sm' ? 'label' : 'body'}>Coastland · Coastal League</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** An image that can't be loaded leaves its box empty: nothing moves. */
export const Failed: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect(box && box.width / box.height).toBeCloseTo(4 / 3, 1);
  },
};
