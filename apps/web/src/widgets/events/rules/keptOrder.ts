/**
 * Puts items in the order in which they were shown before, new ones after them, so that nothing moves under a reader.
 * @param items in the order that they would have now
 * @param before ids in the order shown last
 */
export function keptOrder<Item extends { readonly id: number }>(
  items: readonly Item[],
  before: readonly number[],
): readonly Item[] {
  const place = new Map(before.map((id, at) => [id, at]));
  const placeOf = ({ id }: Item) => place.get(id) ?? before.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
