import { Field, Select } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { useDraft } from '../shared/useDraft.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';
import { choiceOf, reasonOf, reasonOptions } from './reasons.ts';

const schema: PartSchema<'block', { readonly choice: string }> = {
  read: ({ state }) => ({ choice: choiceOf(state.block) }),
  parse: ({ choice }) => ({ body: reasonOf(choice) }),
};

/** Closes the whole site, with a reason that its pages show. */
export function BlockPart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  const { choice } = draft.value;
  return (
    <PartForm
      site={site}
      part="block"
      draft={draft}
      question={
        reasonOf(choice) === null
          ? undefined
          : { title: t('block.confirm', { name: site.companyName }), detail: t('block.confirmDetail') }
      }
    >
      {() => (
        <Field label={t('block.whole')}>
          <Select
            options={reasonOptions(t('block.open'))}
            value={choice}
            onValueChange={(next) => draft.change({ choice: next })}
          />
        </Field>
      )}
    </PartForm>
  );
}
