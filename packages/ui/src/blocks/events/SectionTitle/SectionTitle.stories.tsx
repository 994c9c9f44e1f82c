import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompetitionMark } from '../CompetitionMark/CompetitionMark.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import { docs } from './SectionTitle.docs.ts';

const meta = {
  title: 'Blocks/Events/SectionTitle',
  component: SectionTitle,
  parameters: { componentDocs: docs },
  args: { children: 'Live now', allLabel: 'All 318', allHref: '#live' },
} satisfies Meta<typeof SectionTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Alone: Story = { args: { allLabel: undefined } };

/** Page title with an introductory sentence. */
export const PageWithLead: Story = {
  args: {
    level: 1,
    children: 'Express of the day',
    lead: 'Ready-made expresses with a boost on the price. Any change in the coupon takes the boost away.',
    allLabel: undefined,
  },
};

/** Page title of a competition with its mark, over two lines. */
export const Competition: Story = {
  args: {
    level: 1,
    children: 'International · Intercontinental championship of regions',
    mark: <CompetitionMark name="Intercontinental championship of regions" country="world" size="lg" />,
    allLabel: undefined,
  },
};

export const PageWithFilters: Story = {
  args: {
    level: 1,
    children: 'Live football',
    allLabel: undefined,
    end: (
      <FilterChips
        label="Filter"
        value="all"
        options={[
          { value: 'all', label: 'All' },
          { value: 'hour', label: '1 hour' },
          { value: 'favourites', label: 'Favourites' },
        ]}
      />
    ),
  },
};

export const Stress: Story = {
  args: {
    children: 'Qualification for the intercontinental championship of regions, second round, return matches',
    allLabel: 'All 12,318',
  },
};
