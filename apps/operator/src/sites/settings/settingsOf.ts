import type { EffectiveSettings, EntryPart, SettingPart, Site } from '@touchline/contract/operators';
import { messageOf, t } from '../../messages/messages.ts';
import { oneOf } from './choiceKinds.tsx';
import { entryKinds } from './entryKinds.ts';
import { feeIn } from './feeKind.tsx';
import { accountAge, amountIn } from './plainKinds.tsx';
import type { Setting, SettingKind } from './settingKind.ts';

/** Creates a setting with what its kind and value have in common. The cast: the value is that of the kind. */
const settingAt = <Value>(
  path: readonly string[],
  kind: SettingKind<Value>,
  { label, hint, listed }: { readonly label: string; readonly hint: string; readonly listed: Value },
): Setting => ({ path, name: path.join('.'), label, hint, kind: kind as SettingKind<unknown>, listed });

function entrySettings(part: EntryPart, site: Site): Setting[] {
  const listed: Readonly<Record<string, unknown>> = site.parts[part].listed;
  const kinds: Readonly<Record<string, unknown>> = entryKinds[part];
  return Object.entries(kinds).map(([field, kind]) =>
    // The cast: the table has the kind of each field's values.
    settingAt([field], kind as SettingKind<unknown>, {
      label: messageOf(`setting.${part}`, field),
      hint: messageOf(`setting.${part}.${field}`, 'hint'),
      listed: listed[field],
    }),
  );
}

/** A payment method as it applies on a site. */
export type Method = EffectiveSettings['paymentMethods'][string];

const states = oneOf('setting.state', ['on', 'maintenance', 'off'] as const);

/** Returns the settings of a payment method. */
export function methodSettings(id: string, { state, accountAgeDays, currencies }: Method): Setting[] {
  return [
    settingAt([id, 'state'], states, {
      label: t('setting.method.state'),
      hint: t('setting.method.state.hint'),
      listed: state,
    }),
    settingAt([id, 'accountAgeDays'], accountAge, {
      label: t('setting.method.age'),
      hint: t('setting.method.age.hint'),
      listed: accountAgeDays,
    }),
    ...Object.entries(currencies).flatMap(([iso, { min, max, fee }]) => {
      const at = (field: string) => [id, 'currencies', iso, field];
      const amount = amountIn(iso);
      return [
        settingAt(at('min'), amount, {
          label: t('setting.method.min', { iso }),
          hint: t('setting.method.min.hint'),
          listed: min,
        }),
        settingAt(at('max'), amount, {
          label: t('setting.method.max', { iso }),
          hint: t('setting.method.max.hint'),
          listed: max,
        }),
        settingAt(at('fee'), feeIn(iso), {
          label: t('setting.method.fee', { iso }),
          hint: t('setting.method.fee.hint'),
          listed: fee,
        }),
      ];
    }),
  ];
}

/** Returns the settings of a part of a site, in the order of its form. */
export const settingsOf = (part: SettingPart, site: Site): readonly Setting[] =>
  part === 'paymentMethods'
    ? Object.entries(site.parts.paymentMethods.listed).flatMap(([id, method]) => methodSettings(id, method))
    : entrySettings(part, site);

/** Returns the operators' value at a setting's path; undefined if the list of sites applies. */
export const ownValue = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? // The cast: the line above shows that the object has the key.
          (at as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );
