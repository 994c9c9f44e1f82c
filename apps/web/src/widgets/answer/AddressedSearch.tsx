import { EmptyState, EventSearch } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTypedText } from '../../platform/forms/useTypedText.ts';

export interface AddressedSearchProps {
  readonly label: string;
  readonly clearLabel: string;
  /** Text shown before any input. */
  readonly begin: string;
  /** Renders the results of a text. */
  readonly children: (text: string) => ReactNode;
}

/** Search whose text is stored in the address. */
export function AddressedSearch({ label, clearLabel, begin, children }: AddressedSearchProps) {
  const [query, setQuery] = useSearchParams();
  const [text, type] = useTypedText(query.get('text') ?? '', (next) =>
    setQuery(next === '' ? {} : { text: next }, { replace: true, preventScrollReset: true }),
  );
  return (
    <>
      <EventSearch label={label} clearLabel={clearLabel} value={text} onValueChange={type} />
      {text.trim() === '' ? <EmptyState icon="search" title={begin} /> : children(text)}
    </>
  );
}
