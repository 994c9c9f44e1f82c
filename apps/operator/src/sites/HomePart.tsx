import { Checkbox, IconButton, Inline, Stack } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { useDraft } from '../shared/useDraft.ts';
import { entriesOf, moved, shownIn, type HomeEntry } from './homeEntries.ts';
import { ListedCheckbox, type ListedDraft } from './ListedCheckbox.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';

interface HomeDraft extends ListedDraft {
  readonly entries: readonly HomeEntry[];
}

const schema: PartSchema<'homeParts', HomeDraft> = {
  read: ({ state, homeParts, knownHomeParts }) => ({
    isListed: state.homeParts === null,
    entries: entriesOf(homeParts, knownHomeParts),
  }),
  parse: ({ isListed, entries }) => {
    if (isListed) return { body: null };
    const shown = shownIn(entries);
    return shown.length > 0 ? { body: shown } : { problems: [{ field: 'entries', text: t('home.empty') }] };
  },
};

/** Order of the home page's parts: the list's, or the site's own. */
export function HomePart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  const { isListed, entries } = draft.value;
  return (
    <PartForm site={site} part="homeParts" draft={draft} detail={t('home.hint')}>
      {() => (
        <>
          <ListedCheckbox draft={draft} />
          <div data-field="entries">
            <Stack gap="xs">
              {entries.map((entry, index) => (
                <EntryRow
                  key={entry.part}
                  entry={entry}
                  isFirst={index === 0}
                  isLast={index === entries.length - 1}
                  isDisabled={isListed}
                  onShow={(isShown) =>
                    draft.change({ entries: entries.with(index, { part: entry.part, isShown }) })
                  }
                  onMove={(by) => draft.change({ entries: moved(entries, index, by) })}
                />
              ))}
            </Stack>
          </div>
        </>
      )}
    </PartForm>
  );
}

interface EntryRowProps {
  readonly entry: HomeEntry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDisabled: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
}

function EntryRow({ entry: { part, isShown }, isFirst, isLast, isDisabled, onShow, onMove }: EntryRowProps) {
  const name = messageOf('home', part);
  return (
    <Inline justify="between">
      <Checkbox checked={isShown} disabled={isDisabled} onCheckedChange={onShow}>
        {name}
      </Checkbox>
      <Inline gap="sm">
        <IconButton
          icon="arrow-up"
          label={t('home.up', { name })}
          disabled={isDisabled || isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={t('home.down', { name })}
          disabled={isDisabled || isLast}
          onClick={() => onMove(1)}
        />
      </Inline>
    </Inline>
  );
}
