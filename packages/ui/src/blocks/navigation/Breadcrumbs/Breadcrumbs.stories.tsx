import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { docs } from './Breadcrumbs.docs.ts';

const meta = {
  title: 'Blocks/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { componentDocs: docs },
  args: {
    label: 'Path',
    crumbs: [
      { label: 'Football', href: '#football' },
      { label: 'Coastland', href: '#country' },
      { label: 'Coastal League' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A long path scrolls sideways; its last step is truncated with an ellipsis. */
export const Stress: Story = {
  args: {
    crumbs: [
      { label: 'Football', href: '#football' },
      { label: 'International', href: '#country' },
      {
        label: 'Intercontinental championship of regions, qualification, second round of the return matches',
      },
    ],
  },
};
