import type { SettingPart, Site } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../../messages/messages.ts';
import type { PartSchema, PartValue } from '../part.ts';
import { fullLabel, type Setting } from './settingKind.ts';
import { ownValue, settingsOf } from './settingsOf.ts';

/** Settings of a part as they are typed. */
export interface SettingDraft {
  /** Typed form by the setting's name; null where the list of sites applies. */
  readonly own: Readonly<Record<string, unknown>>;
}

/** Returns the typed form of a setting, that of the list of sites if operators haven't set it. */
export const typedOf = ({ own }: SettingDraft, { name, kind, listed }: Setting): unknown =>
  own[name] ?? kind.read(listed);

/**
 * Returns a draft with a setting as it was typed. A setting that only follows the list of sites goes on doing so when
 * its value is typed.
 * @param isSet true if operators have set it
 */
export function withTyped(
  { own }: SettingDraft,
  { name, kind, listed }: Setting,
  { typed, isSet }: { readonly typed: unknown; readonly isSet: boolean },
): SettingDraft {
  const isListed = !isSet && JSON.stringify(typed) === JSON.stringify(kind.read(listed));
  return { own: { ...own, [name]: isListed ? null : typed } };
}

/** Returns the schema of a part's draft. */
export function settingSchema<Part extends SettingPart>(
  part: Part,
  site: Site,
): PartSchema<Part, SettingDraft> {
  const settings = settingsOf(part, site);
  return {
    read: ({ state }) => ({
      own: Object.fromEntries(
        settings.map(({ name, path, kind }) => {
          const value = ownValue(state[part], path);
          return [name, value === undefined ? null : kind.read(value)];
        }),
      ),
    }),
    parse({ own }) {
      const body: Record<string, unknown> = {};
      const problems: FieldProblem[] = [];
      for (const setting of settings) {
        const { name, path, kind } = setting;
        const typed = own[name] ?? null;
        if (typed === null) continue;
        const parsed = kind.parse(typed);
        if (parsed) write(body, path, parsed.value);
        else {
          const text = t('setting.wrongAt', { label: fullLabel(setting), wrong: t(kind.wrong) });
          problems.push({ field: name, text });
        }
      }
      if (problems.length > 0) return { problems };
      // The cast: each value is at its setting's path in the part.
      return { body: (Object.keys(body).length === 0 ? null : body) as PartValue<Part> };
    },
  };
}

function write(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner: Record<string, unknown> = { ...Object(into[key] ?? {}) };
  write(inner, rest, value);
  into[key] = inner;
}
