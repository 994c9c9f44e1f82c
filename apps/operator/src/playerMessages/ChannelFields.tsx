import { Field, Grid, Input, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Choices } from '../shared/Choices.tsx';
import type { MessageFieldsProps } from './messageFields.ts';

const CHANNELS = [
  { value: 'mail', label: t('messages.byMail') },
  { value: 'sms', label: t('messages.bySms') },
] as const;

/** Link of a message, its expiry, and the channels that it is also sent by. */
export function ChannelFields({ draft, problems, isTried, onChange }: Omit<MessageFieldsProps, 'languages'>) {
  return (
    <Stack gap="lg">
      <Grid columns="fit">
        <Field label={t('messages.link')} hint={t('messages.linkHint')}>
          <Input value={draft.link} onValueChange={(link) => onChange({ link })} />
        </Field>
        <CheckedField
          name="days"
          label={t('messages.days')}
          hint={t('messages.daysHint')}
          problems={problems}
          isTried={isTried}
        >
          <Input value={draft.days} onValueChange={(days) => onChange({ days })} />
        </CheckedField>
      </Grid>
      <Choices
        label={t('messages.also')}
        options={CHANNELS}
        chosen={[...(draft.byMail ? ['mail' as const] : []), ...(draft.bySms ? ['sms' as const] : [])]}
        onChange={(chosen) => onChange({ byMail: chosen.includes('mail'), bySms: chosen.includes('sms') })}
      />
    </Stack>
  );
}
