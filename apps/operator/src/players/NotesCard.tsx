import type { PlayerNote } from '@touchline/contract/operators';
import { ActivityTimeline, Button, EmptyState, Field, Inline, Stack, Textarea } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason } from '../shared/ReasonField.tsx';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall, useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';

interface Page {
  readonly notes: readonly PlayerNote[];
  readonly next: string | null;
}

const MOST = 2000;

/** Notes of operators about a player, with a form to add one. The player never sees them. */
export function NotesCard({ playerId }: { readonly playerId: string }) {
  const path = `${within('/ops/players', playerId)}/notes`;
  const asked = useCall<Page>(path);
  return (
    <TitledCard title={t('notes.title')}>
      <Stack gap="lg">
        <NoteForm path={path} added={asked.reload} />
        <Loaded asked={asked}>
          {({ notes, next }) =>
            notes.length === 0 ? (
              <EmptyState title={t('notes.none')} />
            ) : (
              <Stack gap="md">
                <ActivityTimeline
                  label={t('notes.title')}
                  entries={notes.map(({ id, at, operator, text }) => ({
                    id,
                    title: operator,
                    time: shortTime(at),
                    detail: text,
                  }))}
                />
                <OlderButton<Page>
                  path={next === null ? undefined : `${path}?before=${next}`}
                  loaded={(more) => asked.put({ notes: [...notes, ...more.notes], next: more.next })}
                />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </TitledCard>
  );
}

interface NoteFormProps {
  readonly path: string;
  readonly added: () => void;
}

function NoteForm({ path, added }: NoteFormProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { isBusy, problem, run } = useChange();
  useUnsaved(text.trim() !== '');

  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isReason(text) || !(await run('POST', path, { text: text.trim() }))) return;
    setText('');
    setTried(false);
    added();
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate>
      <Stack gap="sm">
        <Field
          label={t('notes.text')}
          hint={t('notes.hint')}
          error={isTried && !isReason(text) ? t('edit.reasonShort') : undefined}
        >
          <Textarea value={text} onValueChange={setText} maxLength={MOST} />
        </Field>
        <ProblemNotice problem={problem} />
        <Inline>
          <Button type="submit" tone="strong" busy={isBusy}>
            {t('notes.add')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
