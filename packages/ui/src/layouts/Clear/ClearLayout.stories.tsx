import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../primitives/Text/Text.tsx';
import { ClearLayout } from './ClearLayout.tsx';
import { docs } from './ClearLayout.docs.ts';

const meta = {
  title: 'Layouts/Clear',
  component: ClearLayout,
  args: {
    children: (
      <Stack pad="lg">
        <Heading level={1}>Rules of football bets</Heading>
        <Paragraph>
          A bet on a match is settled on regular time and its stoppage, unless the market says otherwise.
        </Paragraph>
      </Stack>
    ),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof ClearLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Embedded in another product: only the page. */
export const Default: Story = {};
