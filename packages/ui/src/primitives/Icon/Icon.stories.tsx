import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Input } from '../Input/Input.tsx';
import { Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { Icon, iconSizes } from './Icon.tsx';
import { catalogue, type IconGroup } from './catalogue.ts';
import { mirrored, type IconName } from './icons.ts';
import { docs } from './Icon.docs.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { componentDocs: docs },
  args: { name: 'football' },
} satisfies Meta<typeof Icon>;

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

/**
 * The whole set, searchable by name. Icons that are mirrored in right-to-left text are marked; price arrows and
 * clocks aren't mirrored.
 */
export const Names: Story = {
  render: () => <Catalogue />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'hockey');
    await expect(canvas.getByText('ice-hockey')).toBeVisible();
    await expect(canvas.queryByText('tennis')).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText(/No icon/)).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByText('tennis')).toBeVisible();
    search.blur();
  },
};

const titles: Readonly<Record<IconGroup, string>> = {
  sports: 'Sports',
  disciplines: 'Disciplines',
  betting: 'Betting',
  casino: 'Casino',
  account: 'Account',
  limits: 'Safer play',
  system: 'System',
};

function Catalogue() {
  const [wanted, setWanted] = useState('');
  // `Object.keys` loses the type of the keys.
  const groups = (Object.keys(catalogue) as IconGroup[])
    .map((group) => ({
      group,
      names: (Object.keys(catalogue[group]) as IconName[]).filter((name) =>
        name.includes(wanted.trim().toLowerCase()),
      ),
    }))
    .filter(({ names }) => names.length > 0);
  return (
    <Stack gap="lg" pad="md">
      <Input
        type="search"
        icon="search"
        aria-label="Search icons"
        placeholder="Name of an icon"
        onValueChange={setWanted}
      />
      {groups.map(({ group, names }) => (
        <Stack key={group} gap="sm">
          <Inline>
            <Heading level={2} size="section">
              {titles[group]}
            </Heading>
            <Text tone="muted">{names.length}</Text>
          </Inline>
          <Grid>
            {names.map((name) => (
              <Inline key={name} gap="sm">
                <Icon name={name} />
                <Text size="label" tone="muted">
                  {name}
                </Text>
                {mirrored.has(name) && <Badge tone="info">mirrored</Badge>}
              </Inline>
            ))}
          </Grid>
        </Stack>
      ))}
      {groups.length === 0 && <Text tone="muted">No icon has “{wanted}” in its name.</Text>}
    </Stack>
  );
}
