import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, iconSizes } from './Icon.tsx';
import { icons, type IconName } from './icons.ts';

const meta = { title: 'Primitives/Icon', component: Icon, args: { name: 'football' } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="lg">
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

/** Every name. What points along the line of text turns around from right to left; price arrows don't. */
export const Names: Story = {
  render: () => (
    <Grid>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Inline key={name}>
          <Icon name={name} />
          <Text size="label" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};
