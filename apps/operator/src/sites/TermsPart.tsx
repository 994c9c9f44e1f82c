import { Input } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';

/** Highest version that the server takes. */
const MAX_VERSION = 1_000_000;

const schema: PartSchema<'terms', { readonly version: string }> = {
  read: ({ state }) => ({ version: String(state.terms) }),
  parse: ({ version }) => {
    const number = /^\d{1,7}$/.test(version.trim()) ? Number(version) : Infinity;
    return number <= MAX_VERSION
      ? { body: number }
      : { problems: [{ field: 'version', text: t('terms.wrong') }] };
  },
};

/** Version of the terms that players accept. */
export function TermsPart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  return (
    <PartForm site={site} part="terms" draft={draft}>
      {(isTried) => (
        <CheckedField
          name="version"
          label={t('terms.label')}
          hint={t('terms.hint')}
          problems={draft.problems}
          isTried={isTried}
        >
          <Input
            value={draft.value.version}
            onValueChange={(version) => draft.change({ version })}
            inputMode="numeric"
            numeric
          />
        </CheckedField>
      )}
    </PartForm>
  );
}
