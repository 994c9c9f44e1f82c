import { ActivityTimeline, Button, EmptyState, Field, Inline, Stack, Textarea } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { readPages, usePages } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { isReason } from '../shared/ReasonField.tsx';
import { useUnsaved } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { WriteNotice } from '../shared/WriteNotice.tsx';

const MAX_LENGTH = 2000;

interface NotesCardProps {
  readonly playerId: string;
}

/** Notes of operators about a player, with a form to add one. The player never sees them. */
export function NotesCard({ playerId }: NotesCardProps) {
  const pages = usePages(
    readPages('/ops/players/{playerId}/notes', { path: { playerId } }, { next: ({ next }) => next }),
  );
  return (
    <TitledCard title={t('notes.title')}>
      <Stack gap="lg">
        <NoteForm playerId={playerId} />
        <Loaded query={pages}>
          {(data) => {
            const notes = data.pages.flatMap((page) => page.notes);
            return notes.length === 0 ? (
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
                <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
              </Stack>
            );
          }}
        </Loaded>
      </Stack>
    </TitledCard>
  );
}

function NoteForm({ playerId }: NotesCardProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const write = useWrite();
  useUnsaved(text.trim() !== '');

  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isReason(text)) return;
    const note = await write.send('post', '/ops/players/{playerId}/notes', {
      path: { playerId },
      body: { text: text.trim() },
    });
    if (!note) return;
    setText('');
    setTried(false);
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate>
      <Stack gap="sm">
        <Field
          label={t('notes.text')}
          hint={t('notes.hint')}
          error={isTried && !isReason(text) ? t('edit.reasonShort') : undefined}
        >
          <Textarea value={text} onValueChange={setText} maxLength={MAX_LENGTH} />
        </Field>
        <WriteNotice problem={write.problem} />
        <Inline>
          <Button type="submit" tone="strong" busy={write.isBusy}>
            {t('notes.add')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
