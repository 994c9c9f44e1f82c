import { settingParts, type Approval, type SettingPart, type Site } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { fullLabel, type Setting } from '../sites/settings/settingKind.ts';
import { ownValue, settingsOf } from '../sites/settings/settingsOf.ts';

/** Change of one setting, as an operator reads it. */
export interface ShownChange {
  /** The setting as the server names it: `card.currencies.EUR.min`. */
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** True if the change loosens a guard. */
  readonly loosens: boolean;
}

/** Returns the part of a site whose change waits; undefined for another act. */
export const changedPart = ({ act, payload }: Pick<Approval, 'act' | 'payload'>): SettingPart | undefined =>
  act === 'site-setting' ? settingParts.find((part) => part === payload['part']) : undefined;

/** Returns the settings that a waiting change of a site changes, with their values before and after it. */
export function settingChanges(
  { payload }: Pick<Approval, 'payload'>,
  part: SettingPart,
  site: Site,
): ShownChange[] {
  const { before, value, loosened } = payload;
  const loosens: readonly unknown[] = Array.isArray(loosened) ? loosened : [];
  return settingsOf(part, site).flatMap((setting) => {
    const [old, next] = [ownValue(before, setting.path), ownValue(value, setting.path)];
    if (JSON.stringify(old) === JSON.stringify(next)) return [];
    return {
      name: setting.name,
      label: fullLabel(setting),
      before: textOf(setting, old),
      after: textOf(setting, next),
      loosens: loosens.includes(setting.name),
    };
  });
}

const textOf = ({ kind, listed }: Setting, own: unknown): string =>
  own === undefined ? t('approvals.asListed', { value: kind.text(listed) }) : kind.text(own);
