import { Notice } from '@touchline/ui';
import type { CallError } from '../api/callError.ts';
import { t } from '../messages/messages.ts';
import type { DraftState } from './useDraft.ts';
import { WriteNotice } from './WriteNotice.tsx';

interface DraftNoticeProps {
  readonly draft: Pick<DraftState<object, unknown>, 'isUnsaved' | 'isOvertaken'>;
  /** Why the draft was refused. */
  readonly problem: CallError | undefined;
}

/**
 * Announces why a draft wasn't saved, or that a colleague has changed the same thing meanwhile. Renders nothing for a
 * draft that was discarded or saved.
 */
export function DraftNotice({ draft, problem }: DraftNoticeProps) {
  if (!draft.isUnsaved) return null;
  const isConflict = draft.isOvertaken || problem?.refusal.code === 'VERSION_CONFLICT';
  if (!isConflict) return <WriteNotice problem={problem} />;
  return (
    <Notice tone="warning" announced>
      {t('edit.conflict')}
    </Notice>
  );
}
