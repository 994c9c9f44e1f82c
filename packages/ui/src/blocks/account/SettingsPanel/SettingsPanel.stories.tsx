import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { SettingsPanel, type Setting } from './SettingsPanel.tsx';
import { docs } from './SettingsPanel.docs.ts';

const settings: Setting[] = [
  {
    kind: 'select',
    id: 'odds',
    label: 'Odds format',
    value: 'decimal',
    options: [
      { value: 'decimal', label: 'Decimal, 1.85' },
      { value: 'fraction', label: 'Fractional, 17/20' },
      { value: 'american', label: 'American, −118' },
    ],
  },
  {
    kind: 'select',
    id: 'language',
    label: 'Language',
    value: 'en',
    options: [
      { value: 'en', label: 'English' },
      { value: 'ar', label: 'العربية' },
    ],
  },
  {
    kind: 'segments',
    id: 'mode',
    label: 'Colours',
    value: 'light',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'contrast', label: 'Contrast' },
    ],
  },
  {
    kind: 'control',
    id: 'zone',
    control: (
      <Field label="Time zone">
        <Combobox
          label="Time zone"
          value="Europe/Berlin"
          options={[
            { value: 'Europe/Berlin', label: 'Berlin', hint: 'UTC+1' },
            { value: 'America/New_York', label: 'New York', hint: 'UTC−5' },
          ]}
          labels={{
            search: 'Find a city',
            empty: 'No city has this name.',
            found: (count) => `${count} found`,
          }}
        />
      </Field>
    ),
  },
  {
    kind: 'segments',
    id: 'hours',
    label: 'Clock',
    value: '24',
    options: [
      { value: '24', label: '24 hours' },
      { value: '12', label: '12 hours' },
    ],
  },
  {
    kind: 'switch',
    id: 'quick',
    label: 'Quick coupon',
    hint: 'A bar at the foot of the page bets at one touch.',
    value: true,
  },
];

const meta = {
  title: 'Blocks/Account/SettingsPanel',
  component: SettingsPanel,
  parameters: { componentDocs: docs },
  args: { settings, onChoiceChange: fn(), onSwitchChange: fn() },
} satisfies Meta<typeof SettingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChoiceChange).toHaveBeenCalledWith('mode', 'dark');
    await userEvent.click(panel.getByRole('switch', { name: /Quick coupon/ }));
    await expect(args.onSwitchChange).toHaveBeenCalledWith('quick', false);
  },
};

export const Stress: Story = {
  args: {
    settings: [
      {
        kind: 'segments',
        id: 'mode',
        label: 'Farbschema der gesamten Benutzeroberfläche einschließlich des Wettscheins',
        value: 'system',
        options: [
          { value: 'system', label: 'Systemeinstellung' },
          { value: 'light', label: 'Tageslicht' },
          { value: 'dark', label: 'Nachtdunkel' },
        ],
      },
      {
        kind: 'switch',
        id: 'quick',
        label: 'Schnellwettschein am unteren Rand jeder Seite anzeigen',
        hint: 'Mit einer Berührung wird mit dem voreingestellten Einsatz gewettet, ohne dass der Wettschein geöffnet wird.',
        value: false,
      },
    ],
  },
};
