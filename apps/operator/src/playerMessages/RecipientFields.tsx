import type { MessageSite } from '@touchline/contract/operators';
import { Field, Grid, Input, Select, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import type { MessageFieldsProps } from './messageFields.ts';
import { SegmentFields } from './SegmentFields.tsx';

interface RecipientFieldsProps extends MessageFieldsProps {
  readonly sites: readonly MessageSite[];
}

const recipients = ['segment', 'player'] as const;

/** Recipients of a message: a segment of a site's players, or one player. */
export function RecipientFields({ sites, ...fields }: RecipientFieldsProps) {
  const { draft, problems, isTried, onChange } = fields;
  return (
    <Stack gap="lg">
      <Grid columns="fit">
        {sites.length > 1 ? (
          <Field label={t('messages.site')}>
            <Select
              options={sites.map(({ id, companyName }) => ({
                value: id,
                label: t('messages.siteNamed', { name: companyName, id }),
              }))}
              value={draft.siteId}
              onValueChange={(siteId) => onChange({ siteId })}
            />
          </Field>
        ) : null}
        <Field label={t('messages.to')}>
          <Select
            options={recipients.map((value) => ({ value, label: t(`messages.to.${value}`) }))}
            value={draft.to}
            onValueChange={(to) => onChange({ to })}
          />
        </Field>
        {draft.to === 'player' ? (
          <CheckedField
            name="playerId"
            label={t('messages.playerId')}
            hint={t('messages.playerIdHint')}
            problems={problems}
            isTried={isTried}
          >
            <Input value={draft.playerId} onValueChange={(playerId) => onChange({ playerId })} />
          </CheckedField>
        ) : null}
      </Grid>
      {draft.to === 'segment' ? <SegmentFields {...fields} /> : null}
    </Stack>
  );
}
