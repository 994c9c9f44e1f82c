import { operatorScopes } from '@touchline/contract/operators';
import { Checkbox, Grid, Stack, Text } from '@touchline/ui';
import { useId } from 'react';
import { mayEverywhere } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { ALL, expanded, permissionText, type Permission } from './permissions.ts';

interface ScopeChoicesProps {
  readonly scopes: readonly Permission[];
  readonly onChange: (scopes: readonly Permission[]) => void;
}

/** Checkboxes of permissions with what each allows. Those that the operator lacks can't be changed. */
export function ScopeChoices({ scopes, onChange }: ScopeChoicesProps) {
  const labelId = useId();
  const hasAll = scopes.includes(ALL);
  const mayAll = operatorScopes.every(mayEverywhere);
  const shown = expanded(scopes);
  return (
    <div role="group" aria-labelledby={labelId} data-field="scopes">
      <Stack gap="md">
        <Text id={labelId} size="label" weight="strong">
          {t('role.column.scopes')}
        </Text>
        <Checkbox checked={hasAll} disabled={!mayAll} onCheckedChange={(is) => onChange(is ? [ALL] : shown)}>
          {t('permission.all')}
        </Checkbox>
        <Grid columns="auto" gap="md">
          {operatorScopes.map((scope) => (
            <Stack key={scope} gap="xxs">
              <Checkbox
                checked={shown.includes(scope)}
                disabled={hasAll || !mayEverywhere(scope)}
                onCheckedChange={(is) =>
                  onChange(is ? [...shown, scope] : shown.filter((one) => one !== scope))
                }
              >
                {permissionText(scope)}
              </Checkbox>
              <Text size="label" tone="muted">
                {t(mayEverywhere(scope) ? `permission.${scope}.does` : 'role.lacked')}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}
