import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { countries, dayLabels, phone, searchLabels } from '../ProfileForm/profileFixtures.ts';
import { FormFields } from './FormFields.tsx';
import type { FormField } from './formField.ts';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './FormFields.docs.ts';

const fields: FormField[] = [
  {
    kind: 'text',
    id: 'name',
    label: 'First name',
    value: 'Joanna',
    autoComplete: 'given-name',
    required: true,
  },
  { kind: 'text', format: 'digits', id: 'tax', label: 'Tax number', value: '48210773', note: 'optional' },
  { kind: 'password', id: 'password', label: 'Password', value: 'secret-secret' },
  phone,
  {
    kind: 'date',
    id: 'birth',
    label: 'Date of birth',
    value: '1990-04-14',
    labels: dayLabels,
    autoComplete: 'bday',
  },
  {
    kind: 'search',
    id: 'country',
    label: 'Country',
    value: 'gb',
    labels: searchLabels,
    options: countries.map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    kind: 'select',
    id: 'document',
    label: 'Kind of document',
    value: 'passport',
    options: [
      { value: 'passport', label: 'Passport' },
      { value: 'card', label: 'Identity card' },
    ],
  },
  { kind: 'locked', id: 'number', label: 'Account number', value: '48210773', hint: 'It never changes.' },
  { kind: 'longText', id: 'message', label: 'Message', value: '', maxLength: 500, wide: true },
];

const meta = {
  title: 'Blocks/Account/FormFields',
  component: FormFields,
  parameters: { componentDocs: docs },
  args: { fields, onValueChange: fn() },
} satisfies Meta<typeof FormFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All kinds of fields with their input modes and autofill tokens. */
export const Kinds: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveAttribute(
      'autocomplete',
      'given-name',
    );
    await expect(form.getByRole('textbox', { name: 'Tax number' })).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'H');
    await expect(args.onValueChange).toHaveBeenCalledWith('message', 'H');
  },
};

/** Errors appear at their fields; disabled fields stay legible. */
export const InvalidAndDisabled: Story = {
  args: {
    fields: fields.map((field, place): FormField =>
      place % 2 === 0 ? { ...field, error: 'Fill this in.' } : { ...field, disabled: true },
    ),
  },
};

export const Desktop: Story = { tags: ['desktop'] };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
