import type { Site, WaitingAct } from '@touchline/contract/operators';
import type { ReactNode } from 'react';
import { useWrite, type Write } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision, type DecisionProps } from '../shared/Decision.tsx';
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
   */
  readonly children: (isTried: boolean) => ReactNode;
}

/**
 * Form of one part of a site. Saving takes a reason, and is refused if the site has changed since it was read. A change
 * that stops play has a question, and one that loosens a guard waits for another operator.
 */
export function PartForm<Part extends PartName>(props: PartFormProps<Part>) {
  const { site, part, draft, detail, question, children } = props;
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const { body: value } = draft;
    if (value === undefined) return undefined;
    const path = { siteId: site.id };
    const answer = await sendPart(write, part, { path, body: { version: site.version, reason, value } });
    return answer && t(isWaiting(answer) ? 'edit.waits' : 'edit.saved');
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
      {children}
    </Decision>
  );
}

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
