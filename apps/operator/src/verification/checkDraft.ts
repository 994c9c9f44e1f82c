import type { OperatorCheck } from '@touchline/contract/operators';
import type { AdditionalDocument, CheckReason, CheckType } from '@touchline/contract/verification';
import type { FieldProblem } from '@touchline/ui';
import type { Write } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';

/** Acts on a check of a player. */
export const checkActs = ['ask', 'document', 'approve', 'refuse'] as const;

/** Values of the form that acts on a check. */
export interface CheckDraft {
  readonly act: (typeof checkActs)[number];
  readonly type: CheckType;
  /** Document to ask for. */
  readonly document: AdditionalDocument;
  /** Cause of a refusal. */
  readonly cause: CheckReason;
  /** Text to the player; empty for none. */
  readonly note: string;
  /** True if deposits and play close until the player is verified. */
  readonly closes: boolean;
}

type SentCheck = Pick<OperatorCheck, 'id' | 'reference'>;

const MIN_NOTE = 3;

/**
 * Returns the faults of the form.
 * @param latest the player's last check of the type
 */
export function checkProblems(
  { act, note }: Pick<CheckDraft, 'act' | 'note'>,
  latest: Pick<SentCheck, 'reference'> | undefined,
): readonly FieldProblem[] {
  const { length } = note.trim();
  return [
    ...(act === 'document' && (latest?.reference ?? null) === null
      ? [{ field: 'act', text: t('checking.nothingSent') }]
      : []),
    ...(length > 0 && length < MIN_NOTE ? [{ field: 'note', text: t('checking.noteShort') }] : []),
  ];
}

interface CheckAct {
  readonly playerId: string;
  readonly draft: CheckDraft;
  readonly latest: SentCheck | undefined;
  readonly reason: string;
}

/** Makes the call of an act. Returns whether it was accepted. */
export async function sendCheck(
  { send }: Pick<Write, 'send'>,
  { playerId, draft, latest, reason }: CheckAct,
): Promise<boolean> {
  const { act, type, document, cause, note, closes } = draft;
  const path = { playerId };
  const shared = { note: note.trim() === '' ? null : note.trim(), reason };
  switch (act) {
    case 'ask': {
      const body = { ...shared, type, closes };
      return Boolean(
        await send('post', '/ops/identification/players/{playerId}/verification/ask', { path, body }),
      );
    }
    case 'document': {
      if (!latest) return false;
      const body = { ...shared, document };
      return Boolean(
        await send('post', '/ops/identification/checks/{checkId}/document', {
          path: { checkId: latest.id },
          body,
        }),
      );
    }
    case 'approve':
    case 'refuse': {
      const decision =
        act === 'approve'
          ? ({ state: 'approved', cause: null } as const)
          : ({ state: 'refused', cause } as const);
      const body = { ...shared, type, ...decision };
      return Boolean(
        await send('post', '/ops/identification/players/{playerId}/verification/override', {
          path,
          body,
        }),
      );
    }
  }
}
