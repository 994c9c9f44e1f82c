import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Combobox } from './Combobox.tsx';
import { docs } from './Combobox.docs.ts';

const regions =
  'AD AE AF AG AL AM AO AR AT AU AX AZ BA BD BE BG BH BR BY CA CH CI CL CM CN CO CR CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GH GR GT HK HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KR KW KZ LB LK LT LU LV MA MD ME MK MN MT MX MY NG NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SN TH TN TR TW UA UG US UY UZ VE VN ZA ZM ZW'.split(
    ' ',
  );
const nameOf = new Intl.DisplayNames('en', { type: 'region' });
const countries = regions
  .map((value) => ({ value, label: nameOf.of(value) ?? value }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

const labels = {
  search: 'Search',
  empty: 'No country has this name. Check how it is written.',
  found: (count: number) => `${count} found`,
};

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  parameters: { componentDocs: docs },
  args: {
    label: 'Country',
    options: countries,
    labels,
    placeholder: 'Choose a country',
    onValueChange: fn(),
  },
  render: (args) => (
    <Field label="Country">
      <Combobox {...args} />
    </Field>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A letter opens the list and starts the search; diacritics can be omitted; arrows and Enter select. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('combobox', { name: 'Country' });
    control.focus();
    await userEvent.keyboard('c');
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('c');
    await userEvent.keyboard('ote');
    const [first] = screen.getAllByRole('option');
    await expect(first).toHaveTextContent('Côte d’Ivoire');
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CI');
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveTextContent('Côte d’Ivoire');

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Côte d’Ivoire');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('HR');

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('nowhere');
    await expect(screen.getByText(labels.empty)).toBeVisible();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveTextContent('Croatia');
  },
};

/** Open list with groups and names in their own language. */
export const Open: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Stack pad="lg">
      <Combobox {...args} />
    </Stack>
  ),
  args: {
    label: 'Language',
    labels: { ...labels, empty: 'There is no such language.' },
    defaultValue: 'de',
    options: [
      { value: 'en', label: 'English', group: 'Used before' },
      { value: 'de', label: 'Deutsch', hint: 'German', group: 'Used before' },
      { value: 'ar', label: 'العربية', hint: 'Arabic', group: 'All languages' },
      { value: 'el', label: 'Ελληνικά', hint: 'Greek', group: 'All languages' },
      { value: 'hi', label: 'हिन्दी', hint: 'Hindi', group: 'All languages' },
      { value: 'pt', label: 'Português', hint: 'Portuguese', group: 'All languages' },
      { value: 'zh', label: '简体中文', hint: 'Chinese', group: 'All languages', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Language' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Field label="Chosen">
        <Combobox {...args} defaultValue="PT" />
      </Field>
      <Field label="Wrong" error="Choose the country you live in.">
        <Combobox {...args} />
      </Field>
      <Field label="Not possible now" hint="Change it with our support.">
        <Combobox {...args} defaultValue="MT" disabled />
      </Field>
    </Stack>
  ),
};

/** Long names and 250 entries. */
export const Stress: Story = {
  args: {
    defaultValue: '0',
    options: Array.from({ length: 250 }, (_, index) => ({
      value: String(index),
      label: `Südgeorgien und die Südlichen Sandwichinseln mit allen Nebengebieten, Nummer ${index}`,
      hint: `+${index}`,
    })),
  },
};
