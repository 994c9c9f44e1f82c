import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../../primitives/Card/Card.tsx';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StakeField } from '../StakeField/StakeField.tsx';
import { padLabels, quickAmounts } from '../fixtures.tsx';
import { StakePad } from './StakePad.tsx';
import { docs } from './StakePad.docs.ts';

const meta = {
  title: 'Blocks/Coupon/StakePad',
  component: StakePad,
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    ...padLabels,
    value: '10.00',
    fieldId: 'stake',
    quickAmounts,
    onValueChange: fn(),
    onQuickAmount: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof StakePad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A currency without decimals disables the separator key. */
export const WithoutDecimals: Story = { args: { decimals: 0, value: '1500', quickAmounts: [] } };

/** The pad types at the caret of its field, without the on-screen keyboard; a hardware keyboard still works. */
export const WithItsField: Story = {
  render: function WithItsField({ onValueChange }) {
    const [value, setValue] = useState('10.00');
    return (
      <StakeField
        label="Stake"
        value={value}
        valueText={`€ ${value}`}
        currency="€"
        decreaseLabel="Lower the stake"
        increaseLabel="Raise the stake"
        pad={padLabels}
        quickAmounts={quickAmounts}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const input = page.getByRole('textbox', { name: 'Stake' });
    await expect(input).toHaveAttribute('inputmode', 'none');
    await userEvent.click(input);
    const pad = within(page.getByRole('group', { name: 'Number pad' }));
    await userEvent.click(pad.getByRole('button', { name: '2' }));
    await expect(input).toHaveValue('2');
    await expect(input).toHaveFocus();
    await userEvent.click(pad.getByRole('button', { name: '5' }));
    await userEvent.click(pad.getByRole('button', { name: '.' }));
    await userEvent.click(pad.getByRole('button', { name: '5' }));
    await expect(input).toHaveValue('25.5');
    await expect(pad.getByRole('status')).toHaveTextContent('€ 25.5');
    await userEvent.click(pad.getByRole('button', { name: /^Delete/ }));
    await expect(input).toHaveValue('25.');
    // Holding the delete key clears the amount.
    const erase = pad.getByRole('button', { name: /^Delete/ });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: erase });
    await waitFor(() => expect(input).toHaveValue(''), { timeout: 2000 });
    await userEvent.pointer({ keys: '[/MouseLeft]', target: erase });
    await expect(input).toHaveValue('');
    // A hardware keyboard types into the field and ends the entry.
    await userEvent.keyboard('12');
    await expect(input).toHaveValue('12');
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByRole('group', { name: 'Number pad' })).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect(page.queryByRole('group', { name: 'Number pad' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Raise the stake' }));
    await userEvent.click(input);
  },
};

export const Stress: Story = {
  args: {
    value: '123456789012.00',
    doneLabel: 'Eingabe des Einsatzes beenden',
    separator: ',',
    quickAmounts: ['100 000', '250 000', '500 000', '1 000 000', 'Höchstbetrag'].map((label) => ({
      id: label,
      label,
    })),
  },
};
