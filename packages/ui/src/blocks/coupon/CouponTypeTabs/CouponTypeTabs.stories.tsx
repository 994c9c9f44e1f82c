import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { moreTypes, usualTypes } from '../fixtures.tsx';
import { CouponTypeTabs } from './CouponTypeTabs.tsx';
import { docs } from './CouponTypeTabs.docs.ts';

const meta = {
  title: 'Blocks/Coupon/CouponTypeTabs',
  component: CouponTypeTabs,
  parameters: { componentDocs: docs },
  args: {
    label: 'Type of bet',
    types: usualTypes,
    moreTypes,
    moreLabel: 'More',
    value: 'express',
    onValueChange: fn(),
  },
} satisfies Meta<typeof CouponTypeTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const tabs = within(canvasElement);
    await userEvent.click(tabs.getByRole('radio', { name: 'Singles' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('single');
    tabs.getByRole('button', { name: /More/ }).focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'More' }));
    await expect(list.getByRole('radio', { name: /Lucky/ })).toBeDisabled();
    // Arrow keys move from the selected type through the list, which stays open.
    await waitFor(() => expect(list.getByRole('radio', { name: 'Express' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith('system');
    await expect(list.getByRole('radio', { name: 'Express' })).toBeVisible();
    await userEvent.click(list.getByRole('radio', { name: /Chain/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('chain');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A type of the “More” menu is selected; the button shows its name. */
export const OneOfTheOthers: Story = { args: { value: 'chain' } };

/** All types with hints, and reasons why some are unavailable. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /More/ }));
    await screen.findByRole('dialog', { name: 'More' });
  },
};

export const OneSelection: Story = {
  args: {
    value: 'single',
    types: usualTypes.map((type) =>
      type.value === 'single' ? type : { ...type, unavailable: 'Takes more selections.' },
    ),
    moreTypes: [],
  },
};

export const Stress: Story = {
  args: {
    types: [
      { value: 'single', label: 'Einzelwetten' },
      { value: 'express', label: 'Kombinationswette' },
      { value: 'system', label: 'Systemwette 12/20' },
    ],
    moreTypes,
    moreLabel: 'Weitere',
  },
};
