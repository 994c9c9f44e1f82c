import type { Site } from '@touchline/contract/operators';
import { Textarea } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { useDraft, type DraftState } from '../shared/useDraft.ts';
import { countryIn, countryLine, redirectIn, redirectLine, wordIn } from './lines.ts';
import { PartForm } from './PartForm.tsx';
import type { PartName, PartProps, PartSchema } from './part.ts';
import { LINES, parseLines } from './parseLines.ts';

interface LinesDraft {
  readonly text: string;
}

interface LinesPartProps<Part extends PartName> extends PartProps {
  readonly part: Part;
  readonly schema: PartSchema<Part, LinesDraft>;
  readonly label: string;
  readonly hint: string;
}

/** Form of a list with one value per line. */
function LinesPart<Part extends PartName>({ site, part, schema, label, hint }: LinesPartProps<Part>) {
  const draft = useDraft(site, schema);
  return (
    <PartForm site={site} part={part} draft={draft}>
      {(isTried) => <LinesField draft={draft} label={label} hint={hint} isTried={isTried} />}
    </PartForm>
  );
}

interface LinesFieldProps {
  readonly draft: DraftState<LinesDraft, unknown>;
  readonly label: string;
  readonly hint: string;
  readonly isTried: boolean;
  /** @default false */
  readonly isDisabled?: boolean;
}

/** Field with one value per line. An invalid line is named as soon as the text is changed. */
export function LinesField({ draft, label, hint, isTried, isDisabled = false }: LinesFieldProps) {
  return (
    <CheckedField
      name={LINES}
      label={label}
      hint={hint}
      problems={draft.problems}
      isTried={isTried || draft.isUnsaved}
    >
      <Textarea
        rows={8}
        value={draft.value.text}
        disabled={isDisabled}
        onValueChange={(text) => draft.change({ text })}
      />
    </CheckedField>
  );
}

const draftOf = (lines: readonly string[]): LinesDraft => ({ text: lines.join('\n') });

const countries: PartSchema<'countryBlocks', LinesDraft> = {
  read: ({ state }) => draftOf(state.countryBlocks.map(countryLine)),
  parse: ({ text }) => parseLines(text, countryIn),
};

/** Countries that the site is closed in. */
export function CountriesPart({ site }: PartProps) {
  return (
    <LinesPart
      site={site}
      part="countryBlocks"
      schema={countries}
      label={t('countries.label')}
      hint={t('countries.hint')}
    />
  );
}

const notFound: PartSchema<'notFound', LinesDraft> = {
  read: ({ state }) => draftOf(state.notFound),
  parse: ({ text }) => parseLines(text, wordIn),
};

/** Paths that are answered with "not found". */
export function NotFoundPart({ site }: PartProps) {
  return (
    <LinesPart
      site={site}
      part="notFound"
      schema={notFound}
      label={t('notFound.label')}
      hint={t('notFound.hint')}
    />
  );
}

const redirects: PartSchema<'redirects', LinesDraft> = {
  read: ({ state }) => draftOf(state.redirects.map(redirectLine)),
  parse: ({ text }) => parseLines(text, redirectIn),
};

const redirectsHint = ({ outside }: Site): string => {
  const ids = Object.keys(outside).join(', ');
  return ids === '' ? t('redirects.hint') : t('redirects.hintWithOutside', { ids });
};

/** Redirects of paths. */
export function RedirectsPart({ site }: PartProps) {
  return (
    <LinesPart
      site={site}
      part="redirects"
      schema={redirects}
      label={t('redirects.label')}
      hint={redirectsHint(site)}
    />
  );
}
