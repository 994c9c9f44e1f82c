import { Field, Input } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { useDraft } from './useDraft.ts';

/** Version of the terms that players accept. */
export function TermsPart(props: PartProps) {
  const draft = useDraft(props.site, ({ state }) => String(state.terms));
  const isNumber = /^\d{1,7}$/.test(draft.value);
  return (
    <PartForm
      {...props}
      part="terms"
      title={t('part.terms')}
      draft={draft}
      meaning={isNumber ? { value: Number(draft.value) } : { fault: t('terms.hint') }}
    >
      <Field label={t('terms.label')} hint={t('terms.hint')}>
        <Input value={draft.value} onValueChange={draft.write} inputMode="numeric" numeric />
      </Field>
    </PartForm>
  );
}
