import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { sides } from '../Popover/side.ts';
import { Grid, Inline } from '../Stack/Stack.tsx';
import { Tooltip } from './Tooltip.tsx';
import { docs } from './Tooltip.docs.ts';

const meta = {
  title: 'Primitives/Tooltip',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: Tooltip,
  args: {
    text: 'Both halves of the stake are settled on their own line.',
    children: <Button emphasis="outline">Asian line</Button>,
  },
  render: (args) => (
    <Inline justify="center" pad="xl">
      <Tooltip {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
  },
};

/** Keyboard focus shows the tooltip, Escape hides it; touch doesn't show it. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    button.blur();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription(args.text));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const Sides: Story = {
  render: () => (
    <Grid columns="two" gap="xxl" pad="xl">
      {sides.map((side) => (
        <Inline key={side} justify="center" pad="xl">
          <Tooltip side={side} text={`On the ${side}`} defaultOpen>
            <Button emphasis="outline">{side}</Button>
          </Tooltip>
        </Inline>
      ))}
    </Grid>
  ),
};

export const Stress: Story = {
  args: {
    defaultOpen: true,
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and what it is about, in more words than anybody wants to read beside a button.',
  },
};
