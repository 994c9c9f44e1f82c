import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/Stack/Stack.tsx';
import { flags } from '../eventFixtures.tsx';
import { DisciplineTile, DisciplineTileSkeleton } from './DisciplineTile.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './DisciplineTile.docs.ts';

const meta = {
  title: 'Blocks/Events/DisciplineTile',
  component: DisciplineTile,
  parameters: { componentDocs: docs },
  args: { name: 'Lantern Strike', href: '#lantern', count: '24 matches', live: '3 live' },
  decorators: [
    (Story) => (
      <Grid columns="two">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof DisciplineTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tiles with and without an image, selected, without live matches, and with a long name. */
export const States: Story = {
  render: (args) => (
    <>
      <DisciplineTile {...args} />
      <DisciplineTile {...args} name="Harbour Royale" image={flags.coastland} selected />
      <DisciplineTile href="#arena" name="Arena of Nine" icon="arcade" count="No matches now" />
      <DisciplineTile
        href="#long"
        name="Intercontinental championship of regions, virtual"
        count="12,480 matches"
        live="1,204 live"
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /Lantern Strike/ })).toHaveFocus();
    await expect(within(canvasElement).getByRole('link', { name: /Harbour Royale/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Placeholder while the disciplines load. */
export const Loading: Story = { render: () => <DisciplineTileSkeleton /> };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
