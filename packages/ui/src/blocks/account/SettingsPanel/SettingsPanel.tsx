import { useId, type ReactNode } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './SettingsPanel.css.ts';

interface SettingBase {
  /** Id of the setting, for example `oddsFormat` or `mode`. */
  readonly id: string;
  /** Label of the setting. */
  readonly label: string;
  /** Hint about the setting's effect. */
  readonly hint?: string | undefined;
  /** Error message after saving failed, with a suggested action. */
  readonly error?: string | undefined;
  /** Whether the setting is disabled, also while it is being saved. */
  readonly disabled?: boolean | undefined;
}

interface ChoiceSetting extends SettingBase {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Segmented control for two to four short options. */
export interface SegmentSetting extends ChoiceSetting {
  readonly kind: 'segments';
}

/** Drop-down for many options. */
export interface SelectSetting extends ChoiceSetting {
  readonly kind: 'select';
}

/** Control of the app's own, with its label, for example a `Combobox` with all time zones in a `Field`. */
export interface ControlSetting {
  readonly id: string;
  readonly kind: 'control';
  readonly control: ReactNode;
}

/** Setting that is on or off. */
export interface SwitchSetting extends SettingBase {
  readonly kind: 'switch';
  readonly value: boolean;
}

export type Setting = SegmentSetting | SelectSetting | ControlSetting | SwitchSetting;

export interface SettingsPanelProps extends RootProps<HTMLDivElement> {
  /** Settings in display order, for example odds format, language, mode, time zone, 12 or 24 hours. */
  settings: readonly Setting[];
  /** Called when the player selects another option. */
  onChoiceChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player toggles a switch. */
  onSwitchChange?: ((id: string, value: boolean) => void) | undefined;
}

/** Rows of settings; changes apply immediately. Renders a `div`. */
export function SettingsPanel({ settings, onChoiceChange, onSwitchChange, ...rest }: SettingsPanelProps) {
  return (
    <div {...rest} className={css.root}>
      {settings.map((setting) => {
        const choose = (value: string) => onChoiceChange?.(setting.id, value);
        return (
          <div key={setting.id} className={css.row}>
            {setting.kind === 'segments' && <Segments setting={setting} onChange={choose} />}
            {setting.kind === 'select' && (
              <Field label={setting.label} hint={setting.hint} error={setting.error}>
                <Select
                  options={setting.options}
                  value={setting.value}
                  disabled={setting.disabled}
                  onValueChange={choose}
                />
              </Field>
            )}
            {setting.kind === 'control' && setting.control}
            {setting.kind === 'switch' && (
              <WithError error={setting.error}>
                {(describedBy) => (
                  <Switch
                    label={setting.label}
                    hint={setting.hint}
                    checked={setting.value}
                    disabled={setting.disabled}
                    aria-describedby={describedBy}
                    onCheckedChange={(value) => onSwitchChange?.(setting.id, value)}
                  />
                )}
              </WithError>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Segments({ setting, onChange }: { setting: SegmentSetting; onChange: (value: string) => void }) {
  const { label, hint, error, disabled, options, value } = setting;
  const name = useId();
  return (
    <WithError error={error}>
      {(describedBy) => (
        <div className={css.segments}>
          <span aria-hidden="true" className={css.label}>
            {label}
          </span>
          <SegmentedControl
            name={name}
            label={label}
            options={options.map((option) => ({ ...option, disabled }))}
            value={value}
            aria-describedby={describedBy}
            onValueChange={onChange}
          />
          {hint !== undefined && <p className={css.hint}>{hint}</p>}
        </div>
      )}
    </WithError>
  );
}

interface WithErrorProps {
  error: string | undefined;
  children: (describedBy: string | undefined) => ReactNode;
}

function WithError({ error, children }: WithErrorProps) {
  const id = useId();
  return (
    <>
      {children(error === undefined ? undefined : id)}
      {error !== undefined && (
        <p id={id} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </>
  );
}
