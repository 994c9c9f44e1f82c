import { Field, Select } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PartForm } from './PartForm.tsx';
import { choiceOf, reasonOf, reasonOptions } from './reasons.ts';
import type { PartProps } from './partProps.ts';
import { useDraft } from './useDraft.ts';

/** Blocks the whole site, with a reason. */
export function BlockPart(props: PartProps) {
  const draft = useDraft(props.site, ({ state }) => choiceOf(state.block));
  return (
    <PartForm
      {...props}
      part="block"
      title={t('part.block')}
      draft={draft}
      meaning={{ value: reasonOf(draft.value) }}
      question={
        reasonOf(draft.value) === null
          ? undefined
          : {
              title: t('block.confirm', { name: props.site.companyName }),
              description: t('block.confirmDetail'),
            }
      }
    >
      <Field label={t('block.whole')}>
        <Select options={reasonOptions(t('block.open'))} value={draft.value} onValueChange={draft.write} />
      </Field>
    </PartForm>
  );
}
