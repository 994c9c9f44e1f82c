import { useId } from 'react';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './SettingsPanel.css.ts';

interface SettingBase {
  /** Which setting: "oddsFormat", "mode". */
  readonly id: string;
  /** Its name. */
  readonly label: string;
}

/** Two to four short choices, all in sight. */
export interface SegmentSetting extends SettingBase {
  readonly kind: 'segments';
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of many. */
export interface SelectSetting extends SettingBase {
  readonly kind: 'select';
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** On or off. */
export interface SwitchSetting extends SettingBase {
  readonly kind: 'switch';
  readonly value: boolean;
  /** What follows from it. */
  readonly hint?: string | undefined;
}

export type Setting = SegmentSetting | SelectSetting | SwitchSetting;

export interface SettingsPanelProps extends RootProps<HTMLDivElement> {
  /** Settings in order: odds format, language, mode, time zone, 12 or 24 hours. */
  settings: readonly Setting[];
  /** The player changed one of the choices. */
  onChoiceChange?: ((id: string, value: string) => void) | undefined;
  /** The player switched one on or off. */
  onSwitchChange?: ((id: string, value: boolean) => void) | undefined;
}

/** Settings as rows, each at work at once. Renders a `div`. */
export function SettingsPanel({ settings, onChoiceChange, onSwitchChange, ...rest }: SettingsPanelProps) {
  return (
    <div {...rest} className={css.root}>
      {settings.map((setting) => (
        <div key={setting.id} className={css.row}>
          {setting.kind === 'segments' && (
            <Segments setting={setting} onChange={(value) => onChoiceChange?.(setting.id, value)} />
          )}
          {setting.kind === 'select' && (
            <Field label={setting.label}>
              <Select
                options={setting.options}
                value={setting.value}
                onValueChange={(value) => onChoiceChange?.(setting.id, value)}
              />
            </Field>
          )}
          {setting.kind === 'switch' && (
            <Switch
              label={setting.label}
              hint={setting.hint}
              checked={setting.value}
              onCheckedChange={(value) => onSwitchChange?.(setting.id, value)}
            />
          )}
        </div>
      ))}
    </div>
  );
}

function Segments({ setting, onChange }: { setting: SegmentSetting; onChange: (value: string) => void }) {
  const name = useId();
  return (
    <div className={css.segments}>
      <span aria-hidden="true" className={css.label}>
        {setting.label}
      </span>
      <SegmentedControl
        name={name}
        label={setting.label}
        options={setting.options}
        value={setting.value}
        onValueChange={onChange}
      />
    </div>
  );
}
