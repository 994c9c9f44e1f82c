import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

const KEY = 'commands';
const MOST = 5;
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const Stored = v.array(
  v.object({ id: text, name: text, href: v.pipe(text, v.regex(/^\/[a-z]{2}(?:[/?]|$)/)) }),
);

/** Page or match that was opened by the palette. */
export interface RecentCommand {
  readonly id: string;
  readonly name: string;
  /** Path with its language. */
  readonly href: string;
}

/** Returns what the palette has opened on this device, latest first. */
export function recentCommands(): readonly RecentCommand[] {
  return deviceStorage.read(KEY, Stored) ?? [];
}

/** Stores a page or a match that the palette opens. */
export function rememberCommand({ id, name, href }: RecentCommand): void {
  const others = recentCommands().filter((stored) => stored.id !== id);
  deviceStorage.write(KEY, [{ id, name, href }, ...others].slice(0, MOST));
}
