import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LimitForm, type LimitField } from './LimitForm.tsx';
import { docs } from './LimitForm.docs.ts';

const amounts: readonly LimitField[] = [
  { kind: 'amount', id: '24h', label: '24 hours', currency: '€', value: '50', hint: '€ 20 used' },
  { kind: 'amount', id: '7d', label: '7 days', currency: '€', value: '200', hint: '€ 124 used' },
  { kind: 'amount', id: '30d', label: '30 days', currency: '€', value: '', placeholder: 'No limit' },
];

const meta = {
  title: 'Blocks/Limits/LimitForm',
  component: LimitForm,
  parameters: { componentDocs: docs },
  args: {
    fields: amounts,
    consequence: 'Lower limits work at once. Higher ones after 24 hours and your confirmation.',
    submitLabel: 'Save limits',
    onFieldChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof LimitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Deposits, stakes and losses have the same three periods. */
export const Amounts: Story = {
  render: function Amounts(args) {
    const [fields, setFields] = useState(args.fields);
    return (
      <LimitForm
        {...args}
        fields={fields}
        onFieldChange={(id, value) => {
          args.onFieldChange?.(id, value);
          setFields(fields.map((field) => (field.id === id ? { ...field, value } : field)));
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const week = within(canvasElement).getByRole('textbox', { name: '7 days' });
    await userEvent.clear(week);
    await userEvent.type(week, '150{Enter}');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('7d', '150');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SessionHours: Story = {
  args: {
    fields: [
      {
        kind: 'choice',
        id: 'session',
        label: 'Time a day',
        value: '4',
        hint: 'You are signed out when it is used up.',
        options: [
          { value: '-1', label: 'Not set' },
          ...Array.from({ length: 24 }, (_, hour) => ({
            value: String(hour + 1),
            label: hour === 0 ? '1 hour' : `${hour + 1} hours`,
          })),
        ],
      },
    ],
    submitLabel: 'Save',
  },
};

/** A pending change disables its field. */
export const OneIsPending: Story = {
  args: {
    fields: amounts.map((field) =>
      field.id === '7d'
        ? { ...field, disabled: true, hint: 'A change to € 300 waits 17 more hours.' }
        : field,
    ),
  },
};

export const Invalid: Story = {
  args: {
    fields: amounts.map((field) =>
      field.id === '24h'
        ? {
            ...field,
            value: '500',
            error: 'A day can’t have more than 7 days have (€ 200). Lower it, or raise the other.',
          }
        : field,
    ),
  },
};

export const Saving: Story = { args: { busy: true } };

export const Refused: Story = {
  args: {
    error: 'We could not save your limits because there is no connection. Nothing has changed; try again.',
  },
};

export const AllLocked: Story = {
  args: {
    fields: amounts.map((field) => ({ ...field, disabled: true })),
    consequence: 'You can change these limits again on 20 March at 14:00.',
  },
};

export const Stress: Story = {
  args: {
    fields: amounts.map((field) => ({
      ...field,
      label: `Höchstbetrag aller Einzahlungen während ${field.label}`,
      value: '999999999',
      error: 'Das ist mehr als der Höchstbetrag, den Ihr Land für diesen Zeitraum erlaubt (1.000.000 €).',
    })),
    cancelLabel: 'Alles so lassen, wie es ist',
    submitLabel: 'Neue Höchstbeträge speichern',
  },
};
