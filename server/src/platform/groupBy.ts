/**
 * Items under their keys, in the order in which they come. An item may have several keys, each of them once, or
 * none. With one key an item it is what Map.groupBy does from Node 21 on.
 */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<Key>,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  }
  return groups;
}
