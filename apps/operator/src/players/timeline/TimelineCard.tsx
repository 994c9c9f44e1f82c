import { timelineKinds, type TimelineEntry, type TimelineKind } from '@touchline/contract/operators';
import { ActivityTimeline, EmptyState, Link, Select, Stack, type ActivityEntry } from '@touchline/ui';
import { useSearchParams } from 'react-router';
import { readPages, usePages } from '../../api/reads.ts';
import { t } from '../../messages/messages.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { OlderButton } from '../../shared/OlderButton.tsx';
import { dayTime } from '../../shared/times.ts';
import { TitledCard } from '../../shared/TitledCard.tsx';
import { detailOf, entryText } from './entryText.ts';

/** Name of the filter in the address. */
const KIND = 'kind';

/** Events of a player's account, newest first; the kind of the events is in the address. */
export function TimelineCard({ playerId }: { readonly playerId: string }) {
  const [params, setParams] = useSearchParams();
  const kind = timelineKinds.find((one) => one === params.get(KIND));
  const pages = usePages(
    readPages(
      '/ops/players/{playerId}/timeline',
      { path: { playerId }, query: { kinds: kind && [kind] } },
      { next: ({ next }) => next },
    ),
  );

  function choose(value: TimelineKind | ''): void {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(KIND);
      else next.set(KIND, value);
      return next;
    });
  }

  return (
    <TitledCard
      title={t('timeline.title')}
      actions={
        <Select
          emphasis="plain"
          aria-label={t('timeline.filter')}
          options={optionsOf(pages.data?.pages[0]?.kinds ?? (kind ? [kind] : []))}
          value={kind ?? ''}
          onValueChange={choose}
        />
      }
    >
      <Loaded query={pages}>
        {(data) => {
          const entries = data.pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <EmptyState icon="history" title={t(kind ? 'timeline.noneOfKind' : 'timeline.none')} announced />
          ) : (
            <Stack gap="lg">
              <ActivityTimeline
                label={t('timeline.title')}
                entries={entries.map((entry) => shown(entry, playerId))}
              />
              <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
            </Stack>
          );
        }}
      </Loaded>
    </TitledCard>
  );
}

const optionsOf = (kinds: readonly TimelineKind[]) => [
  { value: '' as const, label: t('timeline.everything') },
  ...kinds.map((value) => ({ value, label: t(`timeline.kind.${value}`) })),
];

function shown(entry: TimelineEntry, playerId: string): ActivityEntry {
  const text = entryText(entry, playerId);
  return {
    id: entry.id,
    time: dayTime(entry.at),
    title:
      text.href === undefined ? (
        text.title
      ) : (
        <Link href={text.href} tone="inherit">
          {text.title}
        </Link>
      ),
    detail: detailOf(text),
    tone: text.tone,
  };
}
