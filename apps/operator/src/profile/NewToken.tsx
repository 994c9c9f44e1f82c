import { Checkbox, Input } from '@touchline/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../api/session.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { CheckedInstant } from '../shared/CheckedInstant.tsx';
import { Choices } from '../shared/Choices.tsx';
import { Decision } from '../shared/Decision.tsx';
import { permissionText } from '../staff/permissions.ts';
import { siteText } from '../staff/siteText.ts';
import { emptyToken, MAX_DAYS, parseToken } from './tokenDraft.ts';
import type { ProofRequest } from './useProof.tsx';

interface NewTokenProps {
  readonly owner: string;
  readonly proof: ProofRequest;
  /** Called with the token, which isn't shown again. */
  readonly onCreated: (token: string) => void;
}

/** Form of a program's token: at most the rights of its owner. */
export function NewToken({ owner, proof, onCreated }: NewTokenProps) {
  const { operator } = useSnapshot(session);
  const [draft, setDraft] = useState(emptyToken);
  const write = useWrite();
  const parsed = parseToken(draft);
  const problems = 'problems' in parsed ? parsed.problems : [];
  const change = (changes: Partial<typeof draft>): void => setDraft({ ...draft, ...changes });
  const sites = operator?.sites ?? [];

  async function send(): Promise<string | undefined> {
    if (!('body' in parsed)) return undefined;
    const proven = await proof.ask();
    if (!proven) return undefined;
    const answer = await write.send('post', '/ops/me/tokens', { body: { ...parsed.body, ...proven } });
    if (!answer) return undefined;
    onCreated(answer.token);
    setDraft(emptyToken());
    return t('token.created');
  }

  return (
    <Decision
      title={t('token.new')}
      detail={t('token.detail')}
      problems={problems}
      write={write}
      label={t('token.create')}
      reason="none"
      send={send}
    >
      {(isTried) => {
        const field = { problems, isTried };
        return (
          <>
            <CheckedField
              name="name"
              label={t('token.name')}
              hint={t('token.nameHint', { owner })}
              required
              {...field}
            >
              <Input value={draft.name} onValueChange={(name) => change({ name })} maxLength={40} />
            </CheckedField>
            <div data-field="scopes">
              <Checkbox checked={draft.hasAll} onCheckedChange={(hasAll) => change({ hasAll })}>
                {t('token.allScopes')}
              </Checkbox>
              {draft.hasAll ? null : (
                <Choices
                  label={t('token.scopes')}
                  options={(operator?.scopes ?? []).map((value) => ({ value, label: permissionText(value) }))}
                  chosen={draft.scopes}
                  onChange={(scopes) => change({ scopes })}
                />
              )}
            </div>
            {sites.length > 1 ? (
              <Choices
                label={t('token.sites')}
                options={sites.map(({ id }) => ({ value: id, label: siteText(id) }))}
                chosen={draft.sites}
                onChange={(chosen) => change({ sites: chosen })}
              />
            ) : null}
            <CheckedInstant
              name="expiresAt"
              label={t('token.expiresAt')}
              hint={t('token.endHint', { count: MAX_DAYS })}
              required
              value={draft.expiresAt}
              onValueChange={(expiresAt) => change({ expiresAt })}
              {...field}
            />
          </>
        );
      }}
    </Decision>
  );
}
