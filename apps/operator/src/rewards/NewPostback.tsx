import type { SiteChoice } from '@touchline/contract/operators';
import { postbackMarks } from '@touchline/contract/referrals';
import { Field, Input, Select } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { entrySchema } from './postbackDrafts.ts';
import { PostbackFields } from './PostbackFields.tsx';

const MAX_VALUE = 64;

/** Decision to tell a partner about players at a new address. */
export function NewPostback({ sites }: { readonly sites: readonly SiteChoice[] }) {
  const write = useWrite();
  const draft = useDraft(sites[0]?.id ?? '', entrySchema);
  const { value: form, problems, body, change } = draft;

  async function send(reason: string): Promise<string | undefined> {
    if (!body) return undefined;
    const answer = await write.send('post', '/ops/referrals/postbacks', { body: { ...body, reason } });
    return answer && t('postbacks.added');
  }

  return (
    <Decision
      title={t('postbacks.new')}
      write={write}
      label={t('postbacks.add')}
      problems={problems}
      draft={draft}
      send={send}
    >
      {(isTried) => (
        <>
          {sites.length > 1 ? (
            <Field label={t('marks.site')}>
              <Select
                options={sites.map(({ id, name }) => ({ value: id, label: name }))}
                value={form.siteId}
                onValueChange={(siteId) => change({ siteId })}
              />
            </Field>
          ) : null}
          <Field label={t('postbacks.mark')}>
            <Select
              options={postbackMarks.map((value) => ({ value, label: t(`marks.name.${value}`) }))}
              value={form.mark}
              onValueChange={(mark) =>
                change({ mark: postbackMarks.find((one) => one === mark) ?? form.mark })
              }
            />
          </Field>
          <CheckedField name="value" label={t('postbacks.value')} problems={problems} isTried={isTried}>
            <Input
              value={form.value}
              onValueChange={(value) => change({ value: value.trim() })}
              maxLength={MAX_VALUE}
            />
          </CheckedField>
          <PostbackFields settings={form} problems={problems} isTried={isTried} onChange={change} />
        </>
      )}
    </Decision>
  );
}
