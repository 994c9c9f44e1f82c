import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';
import { docs } from './Checkbox.docs.ts';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: { componentDocs: docs },
  args: { children: 'Keep me signed in', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Keep me signed in'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  args: {
    error: 'Without the terms there is no account. Tick the box to go on.',
    children: (
      <>
        I am 18 or older and accept the <Link href="#terms">terms of the site and the rules of betting</Link>
      </>
    ),
  },
};

/** Space ticks the box; a press on the label does too, except on a link inside it. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Stress: Story = {
  args: {
    defaultChecked: true,
    children:
      'Datenschutzgrundverordnungseinwilligungserklärung: I agree that my name, my address and the numbers of my documents are sent to the authority that watches over betting in my country, and kept there for as long as its law asks.',
  },
};
