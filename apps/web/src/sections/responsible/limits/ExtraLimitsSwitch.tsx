import { Button, Card, ConfirmDialog, Notice, Stack, Switch } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMIT_KIND } from '../../../features/limits/limitKinds.ts';
import type { AvailableLimits, Limit } from '../../../features/limits/limits.api.ts';
import { noneOf } from '../../../features/limits/limitTexts.ts';
import { areExtraLimitsOpen, standingOf } from './limitGroups.ts';
import { useLimitChange } from './useLimitChange.ts';
import { useLimitNote } from './useLimitNote.ts';

interface SwitchProps {
  readonly own: readonly Limit[];
  readonly available: AvailableLimits;
}

/** Switch that enables limits on stakes and losses: on at once, off after a delay and a second confirmation. */
export default function ExtraLimitsSwitch({ own, available }: SwitchProps) {
  const offered = available.limits.find(({ type }) => type === LIMIT_KIND.extra);
  if (!offered) return null;
  return <OfferedSwitch own={own} available={available} offered={offered} />;
}

function OfferedSwitch({
  own,
  available: { rules },
  offered,
}: SwitchProps & { readonly offered: AvailableLimits['limits'][number] }) {
  const { t } = useTranslation('responsible');
  const change = useLimitChange();
  const [isAsked, setAsked] = useState(false);
  const standing = standingOf(own, 37);
  const { note, act } = useLimitNote({ available: offered, rules, standing });
  const isOn = areExtraLimitsOpen(own, true);
  const save = async (on: boolean) => {
    await change.save([{ limitType: 37, limitValue: on ? '1' : noneOf(offered) }]);
    setAsked(false);
  };
  return (
    <Card>
      <Stack gap="sm">
        <Switch
          label={t('extra.label')}
          hint={t('extra.hint')}
          checked={isOn}
          disabled={change.busy || standing.pending !== undefined}
          onCheckedChange={(on) => (on ? void save(true) : setAsked(true))}
        />
        {!isOn && <Notice tone="warning">{t('responsible_gaming_self_exclusion_warning')}</Notice>}
        {note && (
          <Notice
            tone="boost"
            action={note.actions?.map(({ id, label }) => (
              <Button key={id} size="sm" onClick={() => act(id)}>
                {label}
              </Button>
            ))}
          >
            {note.text}
          </Notice>
        )}
        {change.error !== undefined && (
          <Notice tone="danger" announced>
            {change.error}
          </Notice>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={t('extra.offTitle')}
        description={t('extra.offText', { count: Math.ceil(rules.increaseDelay / 3600) })}
        confirmLabel={t('extra.off')}
        cancelLabel={t('leave')}
        busy={change.busy}
        onConfirm={() => void save(false)}
        onCancel={() => setAsked(false)}
      />
    </Card>
  );
}
