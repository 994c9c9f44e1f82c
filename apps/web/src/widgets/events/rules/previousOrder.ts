/**
 * Sorts items in the order in which they were shown before, followed by new ones, so that nothing moves while the
 * user reads.
 * @param items in their current order
 * @param before ids in the order shown last
 */
export function previousOrder<Item extends { readonly id: number }>(
  items: readonly Item[],
  before: readonly number[],
): readonly Item[] {
  const place = new Map(before.map((id, at) => [id, at]));
  const placeOf = ({ id }: Item) => place.get(id) ?? before.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
