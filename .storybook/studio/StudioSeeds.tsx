import { densities, fontNames, modes } from '@touchline/brand';
import { Field } from '../../packages/ui/src/primitives/Field/Field.tsx';
import { Input } from '../../packages/ui/src/primitives/Input/Input.tsx';
import { Select } from '../../packages/ui/src/primitives/Select/Select.tsx';
import { Slider } from '../../packages/ui/src/primitives/Slider/Slider.tsx';
import { ColourField } from './ColourField.tsx';
import * as css from './studio.css.ts';
import type { DraftWork } from './useDraft.ts';

const colours = [
  ['primary', 'Primary', 'Header, promotions, scoreboards'],
  ['onPrimary', 'On primary', 'Text on it'],
  ['accent', 'Accent', 'What is the player’s own, and the action that moves money'],
] as const;

const freeColours = [
  ['onAccent', 'On accent', 'Ink or white when empty'],
  ['canvas', 'Light page', 'Paper in the primary’s hue when empty'],
  ['canvasDark', 'Dark page', 'Night in the primary’s hue when empty'],
] as const;

const choices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** Edits the seeds from which all values are derived, and the defaults that a player sees before choosing. */
export function StudioSeeds({ draft, faults, change }: DraftWork) {
  const { seeds, defaults } = draft;
  const fault = (path: string) => faults.find((each) => each.path === path)?.message;
  const seed = (part: Partial<typeof seeds>) => change({ ...draft, seeds: { ...seeds, ...part } });
  const free = (name: (typeof freeColours)[number][0], value: string) => {
    const { [name]: _, ...others } = seeds;
    change({ ...draft, seeds: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <div className={css.fields}>
      <Field label="Name" hint="As the folder: small letters, digits, dashes" error={fault('name')}>
        <Input value={draft.name} onValueChange={(name) => change({ ...draft, name })} />
      </Field>
      <Field label="Title" hint="For people" error={fault('title')}>
        <Input value={draft.title} onValueChange={(title) => change({ ...draft, title })} />
      </Field>
      {colours.map(([name, label, hint]) => (
        <ColourField
          key={name}
          label={label}
          hint={hint}
          value={seeds[name]}
          error={fault(`seeds.${name}`)}
          onChange={(value) => seed({ [name]: value })}
        />
      ))}
      {freeColours.map(([name, label, hint]) => (
        <ColourField
          key={name}
          label={label}
          hint={hint}
          value={seeds[name]}
          error={fault(`seeds.${name}`)}
          onChange={(value) => free(name, value)}
        />
      ))}
      <Field label="Titles">
        <Select
          options={choices(fontNames)}
          value={seeds.headingFont}
          onValueChange={(headingFont) => seed({ headingFont })}
        />
      </Field>
      <Field label="Running text and prices">
        <Select
          options={choices(fontNames)}
          value={seeds.bodyFont}
          onValueChange={(bodyFont) => seed({ bodyFont })}
        />
      </Field>
      <Slider
        label="Corner of a card"
        min={0}
        max={28}
        value={seeds.radius}
        formatValue={(value) => `${value} px`}
        onValueChange={(radius) => seed({ radius })}
      />
      <Field label="Mode at first">
        <Select
          options={choices(modes)}
          value={defaults.mode}
          onValueChange={(mode) => change({ ...draft, defaults: { ...defaults, mode } })}
        />
      </Field>
      <Field label="Density at first">
        <Select
          options={choices(densities)}
          value={defaults.density}
          onValueChange={(density) => change({ ...draft, defaults: { ...defaults, density } })}
        />
      </Field>
    </div>
  );
}
