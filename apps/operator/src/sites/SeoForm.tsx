import type { SeoPageTexts } from '@touchline/contract/operators';
import { Button, Field, Inline, Input, Stack, Textarea } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { pageName, seoFields, seoSchema } from './seoTexts.ts';

interface SeoFormProps {
  readonly siteId: string;
  readonly page: SeoPageTexts;
  /** True if language and path can be chosen. */
  readonly isNew: boolean;
  /** Called with a message of success once the texts are saved. */
  readonly onSaved: (message: string) => void;
  readonly onCancel: () => void;
}

const lengths = { title: 200, description: 500, metaRobots: 200 } as const;

/** Form of the texts of one page for search engines. */
export function SeoForm({ siteId, page, isNew, onSaved, onCancel }: SeoFormProps) {
  const draft = useDraft(page, seoSchema(page));
  const { value, body, problems } = draft;
  const write = useWrite();

  async function send(): Promise<string | undefined> {
    if (body === undefined) return undefined;
    const answer = await write.send('put', '/ops/sites/{siteId}/seo-pages', { path: { siteId }, body });
    if (!answer) return undefined;
    const message = t('seo.saved', { page: pageName(body) });
    onSaved(message);
    return message;
  }

  return (
    <Stack gap="md">
      <Decision
        title={t('seo.form')}
        detail={t('seo.formDetail')}
        draft={draft}
        problems={problems}
        write={write}
        label={t('edit.save')}
        reason="none"
        send={send}
      >
        {(isTried) => (
          <>
            {isNew ? (
              <>
                <CheckedField
                  name="language"
                  label={t('seo.language')}
                  hint={t('seo.languageHint')}
                  problems={problems}
                  isTried={isTried}
                >
                  <Input
                    value={value.language}
                    onValueChange={(language) => draft.change({ language })}
                    maxLength={2}
                  />
                </CheckedField>
                <CheckedField
                  name="path"
                  label={t('seo.path')}
                  hint={t('seo.pathHint')}
                  problems={problems}
                  isTried={isTried}
                >
                  <Input
                    value={value.path}
                    onValueChange={(path) => draft.change({ path })}
                    maxLength={300}
                  />
                </CheckedField>
              </>
            ) : null}
            {seoFields.map((name) => {
              const Control = name === 'description' ? Textarea : Input;
              return (
                <Field key={name} label={t(`seo.field.${name}`)} hint={t(`seo.hint.${name}`)}>
                  <Control
                    value={value[name]}
                    onValueChange={(text) => draft.change({ [name]: text })}
                    maxLength={lengths[name]}
                  />
                </Field>
              );
            })}
          </>
        )}
      </Decision>
      <Inline>
        <Button onClick={onCancel}>{t('form.back')}</Button>
      </Inline>
    </Stack>
  );
}
