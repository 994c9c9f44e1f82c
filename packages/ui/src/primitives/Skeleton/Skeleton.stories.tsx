import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { docs } from './Skeleton.docs.ts';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A skeleton of the same shape as the content, which doesn't shift when it loads. */
export const InACard: Story = {
  render: () => (
    <Card header={<Skeleton width="half" />}>
      <Stack aria-busy>
        <Skeleton width="quarter" />
        <Inline>
          <Skeleton shape="disc" />
          <Skeleton width="half" />
        </Inline>
        <Grid columns="three">
          <Skeleton shape="price" />
          <Skeleton shape="price" />
          <Skeleton shape="price" />
        </Grid>
        <Inline>
          <Skeleton shape="chip" width="third" />
          <Skeleton shape="control" width="half" />
        </Inline>
      </Stack>
    </Card>
  ),
};

/** Every shape. */
export const Shapes: Story = {
  render: () => (
    <Stack>
      {(['line', 'price', 'control', 'chip', 'block', 'disc'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};
