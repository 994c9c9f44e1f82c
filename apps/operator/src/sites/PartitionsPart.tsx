import { casinoCategories, isCasinoPartition, partitionOf } from '@touchline/contract/casino';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { ListedCheckbox, type ListedDraft } from './ListedCheckbox.tsx';
import { wordIn } from './lines.ts';
import { LinesField } from './linesParts.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';
import { parseLines } from './parseLines.ts';

interface PartitionsDraft extends ListedDraft {
  /** Partitions of the casino's categories that are shown. */
  readonly casino: readonly string[];
  /** Names of the partners' sections that are shown, one per line. */
  readonly text: string;
}

const options = casinoCategories.map(({ slug }) => ({
  value: partitionOf(slug),
  label: messageOf('casinoCategory', slug),
}));

const schema: PartSchema<'partitions', PartitionsDraft> = {
  read: ({ state: { partitions } }) => ({
    isListed: partitions === null,
    casino: partitions?.filter(isCasinoPartition) ?? options.map(({ value }) => value),
    text: partitions?.filter((name) => !isCasinoPartition(name)).join('\n') ?? '',
  }),
  parse: ({ isListed, casino, text }) => {
    if (isListed) return { body: null };
    const lines = parseLines(text, wordIn);
    return 'body' in lines ? { body: [...new Set([...lines.body, ...casino])] } : lines;
  },
};

/** Sections of partners and categories of the casino that the site shows: all of them, or those that are chosen. */
export function PartitionsPart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  const { isListed, casino } = draft.value;
  return (
    <PartForm site={site} part="partitions" draft={draft} detail={t('partitions.hint')}>
      {(isTried) => (
        <>
          <ListedCheckbox draft={draft} />
          {isListed ? null : (
            <>
              <Choices
                label={t('partitions.casino')}
                options={options}
                chosen={casino}
                onChange={(chosen) => draft.change({ casino: chosen })}
              />
              <LinesField
                draft={draft}
                label={t('partitions.partners')}
                hint={t('partitions.partnersHint')}
                isTried={isTried}
              />
            </>
          )}
        </>
      )}
    </PartForm>
  );
}
