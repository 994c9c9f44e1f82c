import { casinoCategories, isCasinoPartition, partitionOf } from '@touchline/contract/casino';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { ListedCheckbox, type ListedDraft } from './ListedCheckbox.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';

interface PartitionsDraft extends ListedDraft {
  /** Sections that are shown. */
  readonly shown: readonly string[];
}

const categories = casinoCategories.map(({ slug }) => ({
  value: partitionOf(slug),
  label: messageOf('casinoCategory', slug),
}));

const schema: PartSchema<'partitions', PartitionsDraft> = {
  read: ({ state: { partitions }, parts }) => ({
    isListed: partitions === null,
    shown: parts.partitions.effective.filter((name) => parts.partitions.listed.includes(name)),
  }),
  parse: ({ isListed, shown }) => ({ body: isListed ? null : shown }),
};

/** Sections of partners and categories of the casino that the site shows: all of them, or those that are chosen. */
export function PartitionsPart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  const { isListed, shown } = draft.value;
  const partners = site.parts.partitions.listed
    .filter((name) => !isCasinoPartition(name))
    .map((name) => ({ value: name, label: name }));
  const chosenOf = (options: readonly { readonly value: string }[]) =>
    shown.filter((name) => options.some(({ value }) => value === name));
  return (
    <PartForm site={site} part="partitions" draft={draft} detail={t('partitions.hint')}>
      {() => (
        <>
          <ListedCheckbox draft={draft} />
          {isListed ? null : (
            <>
              <Choices
                label={t('partitions.casino')}
                options={categories}
                chosen={chosenOf(categories)}
                onChange={(chosen) => draft.change({ shown: [...chosenOf(partners), ...chosen] })}
              />
              {partners.length === 0 ? null : (
                <Choices
                  label={t('partitions.partners')}
                  options={partners}
                  chosen={chosenOf(partners)}
                  onChange={(chosen) => draft.change({ shown: [...chosen, ...chosenOf(categories)] })}
                />
              )}
            </>
          )}
        </>
      )}
    </PartForm>
  );
}
