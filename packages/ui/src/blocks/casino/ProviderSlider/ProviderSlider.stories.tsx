import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { SectionTitle } from '../../events/SectionTitle/SectionTitle.tsx';
import { longTitle, stagePicture } from '../fixtures.tsx';
import { ProviderSlider, type GameProvider } from './ProviderSlider.tsx';
import { docs } from './ProviderSlider.docs.ts';

const provider = (name: string, count: string): GameProvider => ({
  id: name,
  name,
  count: `${count} games`,
  href: `#${name}`,
});

const providers = [
  provider('Lantern Works', '412'),
  { ...provider('Kestrel', '96'), logo: stagePicture },
  provider('Polder Games', '1,208'),
  provider('Oak & Anvil', '54'),
  provider('Blue Meridian', '318'),
  provider('Small Hours', '27'),
];

const meta = {
  title: 'Blocks/Casino/ProviderSlider',
  parameters: { componentDocs: docs },
  component: ProviderSlider,
  args: { label: 'Providers', providers },
} satisfies Meta<typeof ProviderSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack gap="xs">
      <SectionTitle allLabel="All 86" allHref="#providers">
        Providers
      </SectionTitle>
      <ProviderSlider {...args} />
    </Stack>
  ),
};

export const InColumns: Story = { args: { layout: 'grid' } };

export const Loading: Story = { args: { providers: undefined } };

export const Stress: Story = { args: { providers: [{ ...provider(longTitle, '104,812') }, ...providers] } };
