import { useQuery } from '@tanstack/react-query';
import { EmptyState, Link, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryName } from './categoryName.ts';
import { PlacementForm } from './PlacementForm.tsx';
import { PlatformForm } from '../shared/PlatformForm.tsx';

/** One category or collection: its names, order and games. */
export function CollectionScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/casino/categories'));
  return (
    <Stack gap="md">
      <Link href={to('casino', 'categories')} tone="muted">
        {t('casino.backToCategories')}
      </Link>
      <Loaded query={query}>
        {({ categories }) => {
          const category = categories.find((one) => one.id === id);
          if (!category) return <EmptyState icon="not-here" title={t('casino.noCategory')} />;
          return (
            <>
              <PageHead title={categoryName(category)} detail={category.path ?? category.slug} />
              <PlatformForm scope="casino">
                <CategoryForm category={category} />
                <PlacementForm categoryId={id} />
              </PlatformForm>
              <Games categoryId={id} />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

const columns = [
  { id: 'name', header: t('casino.column.name') },
  { id: 'id', header: t('casino.column.id'), numeric: true },
  { id: 'position', header: t('casino.column.position'), numeric: true, align: 'end' },
  { id: 'from', header: t('casino.from'), numeric: true },
  { id: 'until', header: t('casino.until'), numeric: true },
] as const;

const timeOr = (at: number | null): string => (at === null ? '–' : shownTime(at));

function Games({ categoryId }: { readonly categoryId: string }) {
  const query = useQuery(read('/ops/casino/categories/{categoryId}/games', { path: { categoryId } }));
  return (
    <Loaded query={query}>
      {({ games }) => (
        <TableCard
          title={t('casino.tab.games')}
          columns={columns}
          rows={games.map(({ gameId, name, position, from, until }) => ({
            id: gameId,
            cells: {
              name: <Link href={to('casino', 'games', gameId)}>{name}</Link>,
              id: gameId,
              position: position === null ? '–' : String(position),
              from: timeOr(from),
              until: timeOr(until),
            },
          }))}
          empty={<EmptyState icon="slots" title={t('casino.emptyCollection')} />}
        />
      )}
    </Loaded>
  );
}
