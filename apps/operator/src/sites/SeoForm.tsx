import type { SeoPageTexts } from '@touchline/contract/operators';
import {
  Button,
  ErrorSummary,
  Field,
  Inline,
  Input,
  Paragraph,
  Stack,
  Textarea,
  type FieldProblem,
} from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { t } from '../messages/messages.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';
import { isSeoLanguage, isSeoPath, seoBody, seoFields, textOf, type SeoDraft } from './seoTexts.ts';

interface SeoFormProps {
  /** Address of the site's texts. */
  readonly path: string;
  readonly page: SeoPageTexts;
  /** True if language and path can be chosen. */
  readonly isNew: boolean;
  readonly saved: (page: SeoPageTexts) => void;
  readonly onCancel: () => void;
}

const draftOf = (page: SeoPageTexts): SeoDraft => ({
  language: page.language,
  path: page.path,
  title: textOf(page, 'title'),
  description: textOf(page, 'description'),
  metaRobots: textOf(page, 'metaRobots'),
});

const lengths = { title: 200, description: 500, metaRobots: 200 } as const;

/** Form of the texts of one page for search engines. */
export function SeoForm({ path, page, isNew, saved, onCancel }: SeoFormProps) {
  const [draft, setDraft] = useState(() => draftOf(page));
  const [isTried, setTried] = useState(false);
  const { isBusy, problem, run } = useChange();
  const body = seoBody(page, draft);
  const write = (changes: Partial<SeoDraft>) => setDraft({ ...draft, ...changes });
  const problems: readonly FieldProblem[] = [
    ...(isSeoLanguage(body.language) ? [] : [{ field: 'language', text: t('seo.languageWrong') }]),
    ...(isSeoPath(body.path) ? [] : [{ field: 'path', text: t('seo.pathWrong') }]),
  ];
  const errorOf = (field: string) =>
    isTried ? problems.find((one) => one.field === field)?.text : undefined;
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(page)));

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) return;
    if (await run('PUT', path, body)) saved(body);
  }

  return (
    <TitledCard title={t('seo.form')}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="lg">
          <Paragraph tone="muted">{t('seo.formDetail')}</Paragraph>
          {isTried && problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
          {isNew ? (
            <>
              <Field
                label={t('seo.language')}
                hint={t('seo.languageHint')}
                error={errorOf('language')}
                data-field="language"
              >
                <Input
                  value={draft.language}
                  onValueChange={(language) => write({ language })}
                  maxLength={2}
                />
              </Field>
              <Field label={t('seo.path')} hint={t('seo.pathHint')} error={errorOf('path')} data-field="path">
                <Input value={draft.path} onValueChange={(text) => write({ path: text })} maxLength={300} />
              </Field>
            </>
          ) : null}
          {seoFields.map((name) => (
            <Field key={name} label={t(`seo.field.${name}`)} hint={t(`seo.hint.${name}`)}>
              {name === 'description' ? (
                <Textarea
                  value={draft[name]}
                  onValueChange={(text) => write({ [name]: text })}
                  maxLength={lengths[name]}
                />
              ) : (
                <Input
                  value={draft[name]}
                  onValueChange={(text) => write({ [name]: text })}
                  maxLength={lengths[name]}
                />
              )}
            </Field>
          ))}
          <ProblemNotice problem={problem} />
          <Inline wrap="wrap">
            <Button type="submit" tone="strong" busy={isBusy}>
              {t('edit.save')}
            </Button>
            <Button onClick={onCancel}>{t('form.back')}</Button>
          </Inline>
        </Stack>
      </form>
    </TitledCard>
  );
}
