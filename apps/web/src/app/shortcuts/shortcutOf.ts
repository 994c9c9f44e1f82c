export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Shortcuts with Ctrl or Command, which apply at any time. */
const WITH_CONTROL: ReadonlyMap<string, Shortcut> = new Map([
  ['KeyK', 'palette'],
  ['Enter', 'place'],
  ['NumpadEnter', 'place'],
]);

/** Shortcuts of a single character, by the character: its key differs between layouts. */
const CHARACTERS: ReadonlyMap<string, Shortcut> = new Map([
  ['/', 'search'],
  ['?', 'help'],
  ['؟', 'help'],
]);

export type Shortcut = 'palette' | 'place' | 'search' | 'coupon' | 'help';

/** Shortcuts that a player can switch off: a word spoken to the computer could press their keys by mistake. */
export const singleKeys: ReadonlySet<Shortcut> = new Set<Shortcut>(['search', 'coupon', 'help']);

/** Returns the shortcut of pressed keys. Letters are found by their key, so that they work in every layout. */
export function shortcutOf({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyPress): Shortcut | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return shiftKey ? undefined : WITH_CONTROL.get(code);
  return CHARACTERS.get(key) ?? (code === 'KeyC' && !shiftKey ? 'coupon' : undefined);
}
