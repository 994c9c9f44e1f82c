import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { FormField } from '../FormFields/formField.ts';
import { ProfileForm, type ProfileSection } from './ProfileForm.tsx';
import { ProfileFormSkeleton } from './ProfileFormSkeleton.tsx';
import { address, contact, document as passport, known, personal } from './profileFixtures.ts';
import { docs } from './ProfileForm.docs.ts';

const meta = {
  title: 'Blocks/Account/ProfileForm',
  component: ProfileForm,
  parameters: { componentDocs: docs },
  args: {
    sections: [personal, contact, address],
    labels: { submit: 'Save', problems: 'Check these fields' },
    onValueChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** @returns the section with error messages at the given fields */
const wrong = (section: ProfileSection, errors: Readonly<Record<string, string>>): ProfileSection => ({
  ...section,
  fields: section.fields.map((field): FormField => ({ ...field, error: errors[field.id] })),
});

/** Text input, dialling code picker and date fields, by keyboard. */
export const Editable: Story = {
  render: function Held(args) {
    const [values, setValues] = useState<Readonly<Record<string, string>>>({});
    const sections = args.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field): FormField =>
        field.kind === 'phone'
          ? {
              ...field,
              value: values[field.id] ?? field.value,
              country: values[field.codeId] ?? field.country,
            }
          : { ...field, value: values[field.id] ?? field.value },
      ),
    }));
    return (
      <ProfileForm
        {...args}
        sections={sections}
        onValueChange={(id, value) => {
          setValues({ ...values, [id]: value });
          args.onValueChange?.(id, value);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const birth = within(form.getByRole('group', { name: 'Date of birth' }));
    await userEvent.clear(birth.getByLabelText('Year'));
    await userEvent.type(birth.getByLabelText('Year'), '1991');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('birth', '1991-04-14');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Country code' }), 'pt');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('phoneCountry', 'pt');
    await userEvent.tab();
    const phone = form.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute('inputmode', 'tel');
    await userEvent.type(phone, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Data confirmed by a document is read-only; the other sections stay editable. */
export const Confirmed: Story = {
  args: { sections: [known, contact], disabled: true },
};

export const MissingRequired: Story = {
  args: {
    sections: [known, passport],
    notice: (
      <Notice tone="warning" action={<Link href="#why">Why we ask</Link>}>
        Two details are missing. Add them to withdraw.
      </Notice>
    ),
  },
};

/** Each entry of a long form's error summary links to its field. */
export const Invalid: Story = {
  args: {
    sections: [
      wrong(personal, {
        surname: 'Fill in your surname.',
        birth: 'You must be 18 or older. Check the year.',
      }),
      wrong(contact, { phone: 'This number is too short. Check it.' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Fill in your surname.' }));
    await expect(form.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
  },
};

export const Saved: Story = { args: { sections: [contact], saved: 'Saved.', disabled: true } };

export const Busy: Story = { args: { sections: [contact], busy: true } };

export const Failed: Story = {
  args: {
    sections: [contact],
    error: 'Your changes could not be saved. They are still here. Try again in a minute.',
  },
};

export const Loading: Story = { render: () => <ProfileFormSkeleton /> };

export const Stress: Story = {
  args: {
    sections: [
      {
        id: 'stress',
        title: 'Personenbezogene Angaben einschließlich Steueridentifikationsmerkmal',
        lead: 'Wie in dem Dokument, mit dem Sie sich ausgewiesen haben oder noch ausweisen werden.',
        fields: [
          {
            kind: 'locked',
            id: 'name',
            label: 'Sämtliche Vornamen in der Reihenfolge des Dokuments',
            value: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Maria-Theresia',
            hint: 'Vom Dokument bestätigt. Ändern kann es nur die Kundenbetreuung nach erneuter Prüfung.',
          },
          {
            kind: 'text',
            id: 'street',
            label: 'Straße',
            value: 'a'.repeat(90),
            error:
              'So lang darf die Angabe nicht sein. Kürzen Sie sie auf achtzig Zeichen, ohne die Hausnummer wegzulassen.',
          },
        ],
      },
    ],
  },
};
