import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DetailList } from './DetailList.tsx';
import { docs } from './DetailList.docs.ts';

const meta = {
  title: 'Blocks/Account/DetailList',
  component: DetailList,
  parameters: { componentDocs: docs },
  args: {
    details: [
      { id: 'to', label: 'To', value: 'Bank of Brackwater' },
      { id: 'iban', label: 'Account', value: 'XX00 4821 0773 1180', copyLabel: 'Copy the account' },
      { id: 'sum', label: 'You get', value: '€ 50.00', strong: true },
    ],
    onCopy: fn(),
  },
} satisfies Meta<typeof DetailList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { copied: 'Account copied.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Copy the account' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('iban');
  },
};

export const Missing: Story = {
  args: {
    details: [
      { id: 'surname', label: 'Last name', value: 'Belardi' },
      { id: 'birthday', label: 'Date of birth', value: 'Not added', muted: true },
    ],
  },
};

export const Stress: Story = {
  args: {
    details: [
      {
        id: 'long',
        label: 'Verwendungszweck der Überweisung',
        value: 'TL48210773118004882LLANFAIRPWLLGWYNGYLLGOGERYCHWYRNDROBWLL',
        copyLabel: 'Copy the reference',
        strong: true,
      },
    ],
  },
};
