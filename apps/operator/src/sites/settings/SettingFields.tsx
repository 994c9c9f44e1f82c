import { Grid, type FieldProblem } from '@touchline/ui';
import { rowsOf } from './rowsOf.ts';
import { SettingField } from './SettingField.tsx';
import type { SettingDraft } from './settingDraft.ts';
import type { Setting } from './settingKind.ts';

interface SettingFieldsProps {
  readonly settings: readonly Setting[];
  readonly draft: SettingDraft;
  /** Value of the part that operators have set; null without one. */
  readonly stored: unknown;
  /** Faults that are shown, by the setting's name or one below it. */
  readonly problems: readonly FieldProblem[];
  readonly onChange: (draft: SettingDraft) => void;
}

/** Returns the fault of a setting: its own, or that of a field in it. */
const problemAt = (problems: readonly FieldProblem[], name: string): string | undefined =>
  problems.find(({ field }) => field === name || field.startsWith(`${name}.`))?.text;

/** Controls of settings; narrow ones in pairs. */
export function SettingFields({ settings, problems, ...rest }: SettingFieldsProps) {
  return rowsOf(settings).map((row) => (
    <Grid key={row[0]?.name} columns="fit" gap="lg">
      {row.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          error={problemAt(problems, setting.name)}
          {...rest}
        />
      ))}
      {row.length === 1 && row[0]?.kind.isNarrow ? <div /> : null}
    </Grid>
  ));
}
