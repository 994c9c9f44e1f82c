import * as v from 'valibot';
import { tabStorage } from '../../../../platform/storage/storage.ts';
import type { Sizes, Stretch } from './listModel.ts';

/** State of a list, stored until it is shown again. */
export interface ListMemory {
  readonly sizes: Sizes;
  /** Range that was mounted last. */
  stretch?: Stretch | undefined;
}

/** Maximum number of pages in the tab's history with a stored list, and the number of those that survive a reload. */
const MOST = 20;
const MOST_KEPT = 5;
const KEY = 'lists';
const px = v.number();
const keptSchema = v.array(
  v.object({
    place: v.string(),
    rows: v.array(v.tuple([v.number(), px])),
    frames: v.array(v.tuple([v.string(), px])),
    row: px,
    frame: px,
    stretch: v.optional(v.object({ from: px, to: px })),
  }),
);

const memories = new Map<string, ListMemory>();
for (const { place, rows, frames, row, frame, stretch } of tabStorage.read(KEY, keptSchema) ?? [])
  memories.set(place, {
    sizes: { rows: new Map(rows), frames: new Map(frames), row, frame, isLearned: true },
    stretch,
  });
addEventListener('pagehide', keep);

/** Stores the latest states across a reload. */
function keep(): void {
  const latest = [...memories].slice(-MOST_KEPT);
  tabStorage.write(
    KEY,
    latest.map(([place, { sizes, stretch }]) => ({
      place,
      rows: [...sizes.rows],
      frames: [...sizes.frames],
      row: sizes.row,
      frame: sizes.frame,
      stretch,
    })),
  );
}

/**
 * Returns the state of the list on a page of the tab's history.
 * @param place key of that page
 */
export function recallList(place: string): ListMemory | undefined {
  return memories.get(place);
}

/** Stores a list's state for coming back to the page. */
export function rememberList(place: string, memory: ListMemory): void {
  memories.delete(place);
  memories.set(place, memory);
  for (const oldest of memories.keys()) {
    if (memories.size <= MOST) return;
    memories.delete(oldest);
  }
}

/** Stores the mounted range of a list. */
export function noteStretch(memory: ListMemory, stretch: Stretch): void {
  memory.stretch = stretch;
}
