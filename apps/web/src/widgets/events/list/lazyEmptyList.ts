import { lazyView } from '../../../platform/lazy/lazy.tsx';
import type { Section } from '../../../platform/links/paths.ts';

export interface LazyEmptyListProps {
  readonly section: Section;
  /**
   * True if the time filter may have removed matches.
   * @default false
   */
  readonly isFiltered?: boolean | undefined;
}

/** Empty state of a section; most lists have matches. */
export const EmptyList = lazyView<LazyEmptyListProps>(() => import('./EmptyList.tsx'));
