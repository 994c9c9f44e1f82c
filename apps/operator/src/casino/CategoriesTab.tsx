import type { OperatorCategory } from '@touchline/contract/operators';
import { Badge, EmptyState, Input, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { CheckedField } from '../shared/CheckedField.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { writtenTexts, type Texts } from '../shared/texts.ts';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { useCall, useChange } from '../shared/useCall.ts';
import { CasinoHead } from './CasinoHead.tsx';
import { NameFields } from './NameFields.tsx';

const columns = [
  { id: 'name', header: t('casino.column.name') },
  { id: 'kind', header: t('casino.column.kind') },
  { id: 'path', header: t('casino.column.path') },
  { id: 'games', header: t('casino.column.games'), numeric: true, align: 'end' },
  { id: 'position', header: t('casino.column.position'), numeric: true, align: 'end' },
  { id: 'state', header: t('casino.column.state') },
] as const;

/** Categories, sub-categories and collections, in the lobby's order. */
export function CategoriesTab() {
  const asked = useCall<{ readonly categories: readonly OperatorCategory[] }>('/ops/casino/categories');
  return (
    <Stack gap="md">
      <CasinoHead tab="categories" asked={asked} />
      <Loaded asked={asked}>
        {({ categories }) => (
          <Stack gap="md">
            <TableCard
              title={t('casino.tab.categories')}
              columns={columns}
              rows={categories.map((category) => ({
                id: category.id,
                cells: {
                  name: (
                    <Link href={to('casino', 'categories', category.id)}>
                      {category.names['en'] ?? category.slug}
                    </Link>
                  ),
                  kind: t(`categoryKind.${category.parentId === null ? category.kind : 'subcategory'}`),
                  path: category.path ?? '–',
                  games: String(category.games),
                  position: String(category.position),
                  state: (
                    <Badge tone={category.state === 'active' ? 'success' : 'neutral'}>
                      {t(`shownState.${category.state}`)}
                    </Badge>
                  ),
                },
              }))}
              empty={<EmptyState icon="casino" title={t('casino.noCategories')} />}
            />
            <CollectionForm reload={asked.reload} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Place of a new collection: after the built-in ones. */
const LAST = 600;

function CollectionForm({ reload }: { readonly reload: () => void }) {
  const { isBusy, problem, run } = useChange();
  const [slug, setSlug] = useState('');
  const [names, setNames] = useState<Texts>({});

  async function send(reason: string): Promise<string | undefined> {
    const body = { slug: slug.trim(), names: writtenTexts(names), position: LAST, reason };
    if (!(await run('POST', '/ops/casino/categories', body))) return undefined;
    setSlug('');
    setNames({});
    reload();
    return t('casino.collectionMade');
  }

  const problems = [
    ...(SLUG.test(slug.trim()) ? [] : [{ field: 'slug', text: t('casino.slugWrong') }]),
    ...((names['en'] ?? '').trim() === '' ? [{ field: 'en', text: t('casino.nameMissing') }] : []),
  ];
  return (
    <ReasonedForm
      title={t('casino.newCollection')}
      problems={problems}
      problem={problem}
      label={t('casino.create')}
      isBusy={isBusy}
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
            <Input value={slug} onValueChange={setSlug} maxLength={40} />
          </CheckedField>
          <NameFields names={names} onChange={setNames} problems={problems} isTried={isTried} />
        </>
      )}
    </ReasonedForm>
  );
}
