import type { OperatorCategory } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { readWhole } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { gamesColumn, positionColumn, shownColumn } from './catalogueColumns.tsx';
import { CasinoHead } from './CasinoHead.tsx';
import { categoryName } from './categoryName.ts';
import { CollectionForm } from './CollectionForm.tsx';
import { PlatformForm } from '../shared/PlatformForm.tsx';

const kindText = ({ kind, parentId }: OperatorCategory): string =>
  t(`categoryKind.${parentId === null ? kind : 'subcategory'}`);

const columns: readonly ListColumn<OperatorCategory>[] = [
  {
    id: 'name',
    header: t('casino.column.name'),
    cell: (category) => <Link href={to('casino', 'categories', category.id)}>{categoryName(category)}</Link>,
    text: categoryName,
    sortBy: categoryName,
  },
  {
    id: 'slug',
    header: t('casino.column.slug'),
    cell: ({ slug }) => slug,
    sortBy: ({ slug }) => slug,
    isExtra: true,
  },
  { id: 'kind', header: t('casino.column.kind'), cell: kindText, sortBy: kindText },
  {
    id: 'path',
    header: t('casino.column.path'),
    cell: ({ path }) => path ?? '–',
    sortBy: ({ path }) => path ?? '',
  },
  gamesColumn(),
  positionColumn(),
  shownColumn(),
];

const list = readWhole('/ops/casino/categories');

/** Categories, sub-categories and collections, in the lobby's order, and the form of a new collection. */
export function CategoriesTab() {
  return (
    <ListScreen
      name="casino-categories"
      title={t('casino.tab.categories')}
      head={<CasinoHead tab="categories" />}
      read={() => list}
      rowsOf={({ categories }) => categories}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'casino', title: t('casino.noCategories') }}
    >
      <PlatformForm scope="casino">
        <CollectionForm />
      </PlatformForm>
    </ListScreen>
  );
}
