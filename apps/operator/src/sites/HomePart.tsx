import { Checkbox, IconButton, Inline, Stack, Text } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { entriesOf, moved, shownIn, type HomeEntry } from './homeEntries.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { useDraft } from './useDraft.ts';

/** Order of the home page's parts: the list's, or the site's own. */
export function HomePart(props: PartProps) {
  const draft = useDraft(props.site, ({ state, homeParts, knownHomeParts }) => ({
    isOwn: state.homeParts === null,
    entries: entriesOf(homeParts, knownHomeParts),
  }));
  const { isOwn, entries } = draft.value;
  const parts = shownIn(entries);
  const write = (next: readonly HomeEntry[]) => draft.write({ isOwn, entries: next });
  return (
    <PartForm
      {...props}
      part="homeParts"
      title={t('part.homeParts')}
      draft={draft}
      meaning={isOwn ? { value: null } : parts.length === 0 ? { fault: t('home.empty') } : { value: parts }}
    >
      <Checkbox checked={isOwn} onCheckedChange={(checked) => draft.write({ isOwn: checked, entries })}>
        {t('home.own')}
      </Checkbox>
      <Text tone="muted">{t('home.hint')}</Text>
      <Stack gap="xs">
        {entries.map(({ part, isShown }, index) => {
          const name = messageOf('home', part);
          return (
            <Inline key={part} justify="between">
              <Checkbox
                checked={isShown}
                disabled={isOwn}
                onCheckedChange={(checked) => write(entries.with(index, { part, isShown: checked }))}
              >
                {name}
              </Checkbox>
              <Inline gap="sm">
                <IconButton
                  icon="arrow-up"
                  label={t('home.up', { name })}
                  disabled={isOwn || index === 0}
                  onClick={() => write(moved(entries, index, -1))}
                />
                <IconButton
                  icon="arrow-down"
                  label={t('home.down', { name })}
                  disabled={isOwn || index === entries.length - 1}
                  onClick={() => write(moved(entries, index, 1))}
                />
              </Inline>
            </Inline>
          );
        })}
      </Stack>
    </PartForm>
  );
}
