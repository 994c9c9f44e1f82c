import type { OperatorCategory, OperatorCollectionGame } from '@touchline/contract/operators';
import { EmptyState, Link, Stack } from '@touchline/ui';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { PlacementForm } from './PlacementForm.tsx';

const columns = [
  { id: 'name', header: t('casino.column.name') },
  { id: 'id', header: t('casino.column.id'), numeric: true },
  { id: 'position', header: t('casino.column.position'), numeric: true, align: 'end' },
  { id: 'from', header: t('casino.from'), numeric: true },
  { id: 'until', header: t('casino.until'), numeric: true },
] as const;

/** One category or collection: its names, order and games. */
export function CollectionScreen({ id }: { readonly id: string }) {
  const asked = useCall<{ readonly categories: readonly OperatorCategory[] }>('/ops/casino/categories');
  const games = useCall<{ readonly games: readonly OperatorCollectionGame[] }>(
    `${within('/ops/casino/categories', id)}/games`,
  );
  return (
    <Stack gap="md">
      <Link href={to('casino', 'categories')} tone="muted">
        {t('casino.backToCategories')}
      </Link>
      <Loaded asked={asked}>
        {({ categories }) => {
          const category = categories.find((one) => one.id === id);
          if (!category) return <EmptyState icon="not-here" title={t('casino.noCategory')} />;
          return (
            <Stack gap="md">
              <PageHead
                title={category.names['en'] ?? category.slug}
                detail={category.path ?? category.slug}
              />
              <CategoryForm category={category} reload={asked.reload} />
              <PlacementForm categoryId={id} reload={games.reload} />
              <Loaded asked={games}>
                {(found) => (
                  <TableCard
                    title={t('casino.tab.games')}
                    columns={columns}
                    rows={found.games.map(({ gameId, name, position, from, until }) => ({
                      id: gameId,
                      cells: {
                        name: <Link href={to('casino', 'games', gameId)}>{name}</Link>,
                        id: gameId,
                        position: position === null ? '–' : String(position),
                        from: from === null ? '–' : shownTime(from),
                        until: until === null ? '–' : shownTime(until),
                      },
                    }))}
                    empty={<EmptyState icon="slots" title={t('casino.emptyCollection')} />}
                  />
                )}
              </Loaded>
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}
