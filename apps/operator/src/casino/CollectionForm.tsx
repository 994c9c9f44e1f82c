import { Input } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { writtenTexts, type Texts } from '../shared/texts.ts';
import { useDraft } from '../shared/useDraft.ts';
import { NameFields } from './NameFields.tsx';
import { nameProblems, namesIn } from './names.ts';

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Place of a new collection: after the built-in ones. */
const LAST = 600;

interface Draft {
  readonly slug: string;
  readonly names: Texts;
}

const schema = {
  read: (): Draft => ({ slug: '', names: namesIn({}) }),
  parse({ slug, names }: Draft) {
    const problems = [
      ...(SLUG.test(slug.trim()) ? [] : [{ field: 'slug', text: t('casino.slugWrong') }]),
      ...nameProblems(names),
    ];
    return problems.length > 0
      ? { problems }
      : { body: { slug: slug.trim(), names: writtenTexts(names), position: LAST } };
  },
};

/** Form of a new collection, to which games are added on its own page. */
export function CollectionForm() {
  const write = useWrite();
  const draft = useDraft(undefined, schema);
  const { value, problems, body, change } = draft;

  async function send(reason: string): Promise<string | undefined> {
    if (!body) return undefined;
    const made = await write.send('post', '/ops/casino/categories', { body: { ...body, reason } });
    return made && t('casino.collectionMade');
  }

  return (
    <Decision
      title={t('casino.newCollection')}
      problems={problems}
      write={write}
      draft={draft}
      label={t('casino.create')}
      send={send}
    >
      {(isTried) => (
        <>
          <CheckedField
            name="slug"
            label={t('casino.column.slug')}
            hint={t('casino.slugHint')}
            problems={problems}
            isTried={isTried}
          >
            <Input value={value.slug} onValueChange={(slug) => change({ slug })} maxLength={40} />
          </CheckedField>
          <NameFields
            names={value.names}
            onChange={(names) => change({ names })}
            problems={problems}
            isTried={isTried}
          />
        </>
      )}
    </Decision>
  );
}
