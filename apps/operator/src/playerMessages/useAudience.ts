import { useQuery } from '@tanstack/react-query';
import type { MessageRoom, SegmentPreview } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { judge, read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import type { Loadable } from '../shared/Loaded.tsx';
import { problemText } from '../shared/problemText.ts';
import { segmentOf, type MessageDraft } from './messageDraft.ts';
import { segmentFields } from './parseMessage.ts';

export interface Audience {
  /** The counted players of the segment. */
  readonly query: Loadable<SegmentPreview>;
  /** Count of the segment as it is now; undefined while it isn't known, and for one player. */
  readonly count: SegmentPreview | undefined;
  /** How many players the operator may still write to alone. */
  readonly room: MessageRoom | undefined;
  /** True if another operator will have to agree; false while that isn't known. The server decides. */
  readonly isSecond: boolean;
  /** Reason why the segment can't be written to, or not yet. */
  readonly problems: readonly FieldProblem[];
}

/**
 * Counts the players of a draft's segment whenever its conditions change.
 * @param faults of the draft; a segment with one isn't counted
 */
export function useAudience(draft: MessageDraft, faults: readonly FieldProblem[]): Audience {
  const { siteId, to } = draft;
  const isSegment = to === 'segment' && siteId !== '';
  const isCounted = isSegment && !faults.some(({ field }) => segmentFields.includes(field));
  const query = useQuery({
    ...judge('/ops/messages/preview', { body: { siteId, segment: segmentOf(draft) } }),
    enabled: isCounted,
  });
  const { data: room } = useQuery({
    ...read('/ops/approvals/reach/{siteId}', { path: { siteId } }),
    enabled: isSegment,
  });
  const count = isCounted ? query.data : undefined;
  return {
    query,
    count,
    room: isSegment ? room : undefined,
    isSecond: count !== undefined && room !== undefined && count.players > room.left,
    problems: isCounted ? problemsOf(query) : [],
  };
}

function problemsOf({ data, error }: Pick<Loadable<SegmentPreview>, 'data' | 'error'>) {
  const text = faultText(data, error);
  return text === undefined ? [] : [{ field: 'audience', text }];
}

function faultText(data: SegmentPreview | undefined, error: Error | null): string | undefined {
  if (data === undefined) return error === null ? t('messages.counting') : problemText(error);
  return data.players === 0 ? t('messages.nobody') : undefined;
}
