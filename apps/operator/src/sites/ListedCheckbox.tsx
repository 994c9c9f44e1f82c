import { Checkbox } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { DraftState } from '../shared/useDraft.ts';

/** Field of a part that an operator sets, or that has the value of the list of sites. */
export interface ListedDraft {
  /** True if the part has the value of the list of sites. */
  readonly isListed: boolean;
}

/** Checkbox that restores the value of the list of sites. */
export function ListedCheckbox({ draft }: { readonly draft: DraftState<ListedDraft, unknown> }) {
  return (
    <Checkbox checked={draft.value.isListed} onCheckedChange={(isListed) => draft.change({ isListed })}>
      {t('part.listed')}
    </Checkbox>
  );
}
