import type { Sizes, Stretch } from './listModel.ts';

/** What a list knows of itself when it is shown again. */
export interface ListMemory {
  readonly sizes: Sizes;
  /** What of it was mounted last. */
  stretch?: Stretch | undefined;
}

/** Pages of the tab's history whose lists are remembered. */
const MOST = 20;
const memories = new Map<string, ListMemory>();

/** The memory of the list on a page of the tab's history. @param place names that page */
export function recallList(place: string): ListMemory | undefined {
  return memories.get(place);
}

/** Keeps a list's memory for when one comes back to the page. */
export function rememberList(place: string, memory: ListMemory): void {
  memories.delete(place);
  memories.set(place, memory);
  for (const oldest of memories.keys()) {
    if (memories.size <= MOST) return;
    memories.delete(oldest);
  }
}

/** Notes what of a list is mounted. */
export function noteStretch(memory: ListMemory, stretch: Stretch): void {
  memory.stretch = stretch;
}
