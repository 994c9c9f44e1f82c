import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Paragraph } from '../../../primitives/Text/Text.tsx';
import { CompetitionCard } from '../CompetitionCard/CompetitionCard.tsx';
import { WatchRow } from '../WatchRow/WatchRow.tsx';
import { docs } from './MatchRail.docs.ts';
import { MatchRail } from './MatchRail.tsx';
import { MatchRailSkeleton, RailColumns } from './RailColumns.tsx';

const rows = [
  { teams: ['Grünwaldau Wanderers', 'Nordhagen Rovers'], live: "63'", place: 'Bundesring', current: true },
  { teams: ['Eichenau Union', 'Steinbrück Olympic'], live: "77'", place: 'Bundesring' },
  {
    teams: ['Spielvereinigung Unterschleißheim-Grünwaldau 1896', 'Campo Belo do Norte Olympic'],
    live: 'Break',
    place: 'Regional League North-East of the Coastlands',
  },
] as const;

const meta = {
  title: 'Blocks/Events/MatchRail',
  component: MatchRail,
  subcomponents: { RailColumns },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    label: 'Live now',
    children: (
      <CompetitionCard kind="sport" level={2} title="Live football" flag={<Icon name="football" />} count="3">
        {rows.map(({ teams: [home, away], ...row }) => (
          <WatchRow
            key={home}
            {...row}
            href={`#${home}`}
            teams={[home, away]}
            sport="football"
            scores={['1', '0']}
            scoreLabel="1 to 0"
          />
        ))}
      </CompetitionCard>
    ),
  },
  render: (args) => (
    <RailColumns rail={<MatchRail {...args} />}>
      <Card>
        <Paragraph>Match</Paragraph>
      </Card>
    </RailColumns>
  ),
} satisfies Meta<typeof MatchRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, last] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await expect(first).toHaveAttribute('tabindex', '-1');
  },
};

export const Loading: Story = {
  render: () => (
    <RailColumns rail={<MatchRailSkeleton />}>
      <Card>
        <Paragraph>Match</Paragraph>
      </Card>
    </RailColumns>
  ),
};
