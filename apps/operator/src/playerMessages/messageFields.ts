import type { FieldProblem } from '@touchline/ui';
import type { MessageDraft } from './messageDraft.ts';

/** Fields of a message that an operator writes. */
export interface MessageFieldsProps {
  readonly draft: MessageDraft;
  /** Languages of the site, the default one first. */
  readonly languages: readonly string[];
  /** Problems of the whole form. */
  readonly problems: readonly FieldProblem[];
  /** True if the form was sent once, so that its problems are shown. */
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<MessageDraft>) => void;
}
