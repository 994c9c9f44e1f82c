import { Button, Inline, Stack, Text } from '@touchline/ui';
import { t } from '../../messages/messages.ts';
import { typedOf, withTyped, type SettingDraft } from './settingDraft.ts';
import type { Setting } from './settingKind.ts';
import { ownValue } from './settingsOf.ts';

interface SettingFieldProps {
  readonly setting: Setting;
  readonly draft: SettingDraft;
  /** Value of the part that operators have set; null without one. */
  readonly stored: unknown;
  /** Why the value is refused. */
  readonly error: string | undefined;
  readonly onChange: (draft: SettingDraft) => void;
}

/** Control of a setting with its origin. One that operators set has the site list's value and a button that restores it. */
export function SettingField({ setting, draft, stored, error, onChange }: SettingFieldProps) {
  const { name, path, label, hint, kind, listed } = setting;
  const { Control } = kind;
  const isSet = ownValue(stored, path) !== undefined;
  const isOwn = (draft.own[name] ?? null) !== null;
  return (
    <div data-field={name}>
      <Stack gap="xs">
        <Control
          label={label}
          hint={hint}
          error={error}
          note={<Origin isOwn={isOwn} />}
          typed={typedOf(draft, setting)}
          listed={listed}
          onChange={(typed) => onChange(withTyped(draft, setting, { typed, isSet }))}
        />
        {isOwn ? (
          <Inline gap="sm" wrap="wrap">
            <Text size="label">{t('setting.listed', { value: kind.text(listed) })}</Text>
            <Button
              size="sm"
              emphasis="plain"
              aria-label={t('setting.restoreOf', { label })}
              onClick={() => onChange({ own: { ...draft.own, [name]: null } })}
            >
              {t('setting.restore')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </div>
  );
}

/** Mark of a setting: set by operators, or as in the site list. */
function Origin({ isOwn }: { readonly isOwn: boolean }) {
  return isOwn ? (
    <Text size="label" weight="strong">
      {t('setting.isOwn')}
    </Text>
  ) : (
    <Text size="label" tone="muted">
      {t('setting.isListed')}
    </Text>
  );
}
