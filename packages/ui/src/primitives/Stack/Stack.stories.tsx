import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid, Inline, Stack } from './Stack.tsx';
import { docs } from './Stack.docs.ts';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const stakes = ['€ 5', '€ 10', '€ 25', '€ 50', 'Max'];

export const Default: Story = {
  args: { children: stakes.map((stake) => <Button key={stake}>{stake}</Button>) },
};

export const InARow: Story = {
  render: () => (
    <Inline justify="between" wrap="wrap">
      {stakes.map((stake) => (
        <Badge key={stake}>{stake}</Badge>
      ))}
    </Inline>
  ),
};

export const InColumns: Story = {
  render: () => (
    <Grid columns="five" gap="sm">
      {stakes.map((stake) => (
        <Button key={stake} size="sm" width="full">
          {stake}
        </Button>
      ))}
    </Grid>
  ),
};

/** Items wrap to the next line; a long word doesn't widen the page. */
export const Stress: Story = {
  render: () => (
    <Stack>
      <Inline wrap="wrap">
        {Array.from({ length: 24 }, (_, index) => (
          <Badge key={index}>€ {(index + 1) * 1250}</Badge>
        ))}
      </Inline>
      <Grid columns="three">
        {['Donaudampfschifffahrtsgesellschaft', 'Express', 'System 2/3'].map((labels) => (
          <Button key={labels} width="full">
            {labels}
          </Button>
        ))}
      </Grid>
    </Stack>
  ),
};
