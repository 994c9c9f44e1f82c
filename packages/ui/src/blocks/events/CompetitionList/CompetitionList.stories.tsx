import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Flag } from '../eventFixtures.tsx';
import { CompetitionList, CompetitionListSkeleton, type CompetitionListGroup } from './CompetitionList.tsx';
import { docs } from './CompetitionList.docs.ts';

const groups: CompetitionListGroup[] = [
  {
    id: 'top',
    title: 'Top competitions',
    competitions: [
      { id: 'cup', name: 'Continental Cup', count: '18', href: '#cup', favourite: true },
      { id: 'coastal', name: 'Coastal League', flag: <Flag of="coastland" />, count: '10', href: '#coastal' },
    ],
  },
  {
    id: 'coastland',
    title: 'Coastland',
    flag: <Flag of="coastland" />,
    count: '31',
    expanded: true,
    competitions: [
      { id: 'second', name: 'Second division', count: '12', href: '#second', selected: true },
      { id: 'women', name: 'Women’s league', count: '6', href: '#women', selected: true },
    ],
  },
  {
    id: 'highmark',
    title: 'Highmark',
    flag: <Flag of="highmark" />,
    count: '18',
    expanded: false,
    competitions: [{ id: 'mark', name: 'Markliga', count: '9', href: '#mark' }],
  },
];

const meta = {
  title: 'Blocks/Events/CompetitionList',
  component: CompetitionList,
  parameters: { componentDocs: docs },
  args: {
    label: 'Football competitions',
    groups,
    labels: {
      select: (name) => `Choose ${name}`,
      favourite: (name) => `Favourite: ${name}`,
      showSelected: 'Show 2',
      clear: 'Clear',
    },
    onSelectedChange: fn(),
    onFavouriteChange: fn(),
    onExpandedChange: fn(),
    onShowSelected: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof CompetitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = {
  label: 'Search a competition',
  value: '',
  onValueChange: fn(),
  emptyTitle: 'No competition by that name.',
};

export const Default: Story = {
  args: { search },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('checkbox', { name: 'Choose Coastal League' }));
    await expect(args.onSelectedChange).toHaveBeenCalledWith('coastal', true);
    await userEvent.click(list.getByRole('button', { name: /^Highmark/ }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith('highmark', true);
    list.getByRole('button', { name: 'Favourite: Women’s league' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavouriteChange).toHaveBeenCalledWith('women', true);
    list.getByRole('button', { name: 'Show 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowSelected).toHaveBeenCalledOnce();
  },
};

/** List of links without selection and favourites. */
export const Plain: Story = {
  render: ({ label, groups, labels }) => <CompetitionList {...{ label, groups, labels }} />,
};

export const NothingFound: Story = { args: { groups: [], search: { ...search, value: 'quidditch' } } };

export const Loading: Story = { render: () => <CompetitionListSkeleton /> };

export const Stress: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: 'International · Intercontinental championship of regions and of associated territories',
        count: '12,480',
        expanded: true,
        competitions: [
          {
            id: 'long',
            name: 'Qualification, second round of the return matches in the group stage of the northern half of the draw',
            count: '1,204',
            href: '#long',
            selected: true,
          },
        ],
      },
    ],
  },
};
