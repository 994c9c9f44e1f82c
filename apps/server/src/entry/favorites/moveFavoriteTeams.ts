import type { Trx } from '../../kernel/index.ts';

/** Moves players' favourite teams to another club, those with one of the given names. A player with both keeps one. */
export async function moveFavoriteTeams(
  trx: Trx,
  {
    from,
    to,
    names,
  }: { readonly from: number; readonly to: number; readonly names: readonly string[] | undefined },
): Promise<void> {
  const moved = trx
    .selectFrom('favorites')
    .where('kind', '=', 'team')
    .where('item_id', '=', BigInt(from))
    .$if(names !== undefined, (all) => all.where('name', 'in', names ?? []));
  await trx
    .deleteFrom('favorites')
    .where('kind', '=', 'team')
    .where('item_id', '=', BigInt(to))
    .where('player_id', 'in', moved.select('player_id'))
    .execute();
  await trx
    .updateTable('favorites')
    .set({ item_id: BigInt(to) })
    .where('kind', '=', 'team')
    .where('item_id', '=', BigInt(from))
    .$if(names !== undefined, (all) => all.where('name', 'in', names ?? []))
    .execute();
}
