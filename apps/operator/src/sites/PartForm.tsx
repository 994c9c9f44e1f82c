import type { Site, WaitingAct } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import type { CallError } from '../api/callError.ts';
import { useWrite, type Write } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision, type DecisionProps } from '../shared/Decision.tsx';
import type { Done } from '../shared/DoneNotice.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import type { DraftState } from '../shared/useDraft.ts';
import type { PartName, PartProps, PartValue } from './part.ts';

interface PartFormProps<Part extends PartName>
  extends PartProps, Pick<DecisionProps<string>, 'detail' | 'question'> {
  readonly part: Part;
  readonly draft: DraftState<object, PartValue<Part>>;
  /**
   * Returns the fields.
   * @param isTried whether the operator has tried to save
   * @param refused fields that the server has refused as they are now
   */
  readonly children: (isTried: boolean, refused: readonly FieldProblem[]) => ReactNode;
}

/**
 * Form of one part of a site. Saving takes a reason, and is refused if the site has changed since it was read. A change
 * that stops play has a question, and one that loosens a guard waits for another operator.
 */
export function PartForm<Part extends PartName>(props: PartFormProps<Part>) {
  const { site, part, draft, detail, question, children } = props;
  const write = useWrite();
  /** The value that was sent last. */
  const [sent, setSent] = useState<string>();
  const isAsSent = sent !== undefined && sent === JSON.stringify(draft.body);
  const refused = isAsSent ? refusedFields(write.problem) : [];

  async function send(reason: string): Promise<Done | undefined> {
    const { body: value } = draft;
    if (value === undefined) return undefined;
    const path = { siteId: site.id };
    setSent(JSON.stringify(value));
    const answer = await sendPart(write, part, { path, body: { version: site.version, reason, value } });
    return answer && (isWaiting(answer) ? { waits: t('edit.waits') } : t('edit.saved'));
  }

  return (
    <Decision
      title={t(`part.${part}`)}
      detail={detail}
      draft={draft}
      problems={draft.problems}
      write={write}
      label={t('edit.save')}
      tone={question ? 'danger' : 'strong'}
      question={question}
      send={send}
    >
      {(isTried) => children(isTried, refused)}
    </Decision>
  );
}

/** Path of a field of the value in the server's refusals: `/value/card/state`. */
const FIELD = /^\/value\/(.+)$/;

/** Returns the fields of a value that the server has refused, named as `card.state`. */
const refusedFields = (problem: CallError | undefined): FieldProblem[] =>
  (problem?.refusal.fields ?? []).flatMap(({ path }) => {
    const name = FIELD.exec(path)?.[1];
    return name === undefined ? [] : [{ field: name.replaceAll('/', '.'), text: t('edit.refusedField') }];
  });

interface Change<Value> {
  readonly path: { readonly siteId: string };
  readonly body: { readonly version: number; readonly reason: string; readonly value: Value };
}
type SendPart = (
  method: 'put',
  path: string,
  change: Change<unknown>,
) => Promise<Site | WaitingAct | undefined>;

/**
 * Sends a part's value. The cast: all calls of parts differ in their value only, which `PartValue` checks, and answer the
 * site, or that the change waits for another operator.
 */
const sendPart = <Part extends PartName>({ send }: Write, part: Part, change: Change<PartValue<Part>>) =>
  (send as SendPart)('put', `/ops/sites/{siteId}/${part}`, change);
