import { Checkbox, Field, Textarea } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Site } from '../api/types.ts';
import { t } from '../words/words.ts';
import { countryIn, countryLine, readLines, redirectIn, redirectLine, wordIn } from './lines.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { useDraft } from './useDraft.ts';

interface LinesPartProps<Value> extends PartProps {
  readonly part: string;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly values: (site: Site) => readonly Value[];
  readonly write: (value: Value) => string;
  readonly read: (line: string) => Value | undefined;
  readonly children?: ReactNode;
}

/** A list that is written one value a line. */
function LinesPart<Value>({ label, hint, values, write, read, children, ...props }: LinesPartProps<Value>) {
  const draft = useDraft(props.site, (site) => values(site).map(write).join('\n'));
  const lines = readLines(draft.value, read);
  const fault = 'badLine' in lines ? t('lines.bad', { line: lines.badLine }) : undefined;
  return (
    <PartForm
      {...props}
      draft={draft}
      meaning={
        'badLine' in lines ? { fault: t('lines.bad', { line: lines.badLine }) } : { value: lines.values }
      }
    >
      <Field label={label} hint={hint} error={draft.isUnsaved ? fault : undefined}>
        <Textarea rows={8} value={draft.value} onValueChange={draft.write} />
      </Field>
      {children}
    </PartForm>
  );
}

/** Countries that the site is closed to. */
export function CountriesPart(props: PartProps) {
  return (
    <LinesPart
      {...props}
      part="countryBlocks"
      title={t('part.countryBlocks')}
      label={t('countries.label')}
      hint={t('countries.hint')}
      values={({ state }) => state.countryBlocks}
      write={countryLine}
      read={countryIn}
    />
  );
}

/** Paths that are not found. */
export function NotFoundPart(props: PartProps) {
  return (
    <LinesPart
      {...props}
      part="notFound"
      title={t('part.notFound')}
      label={t('notFound.label')}
      hint={t('notFound.hint')}
      values={({ state }) => state.notFound}
      write={(path) => path}
      read={wordIn}
    />
  );
}

/** Where paths lead on to. */
export function RedirectsPart(props: PartProps) {
  const ids = Object.keys(props.site.outside);
  const outside = ids.length === 0 ? '' : ` ${t('redirects.outside', { ids: ids.join(', ') })}`;
  return (
    <LinesPart
      {...props}
      part="redirects"
      title={t('part.redirects')}
      label={t('redirects.label')}
      hint={`${t('redirects.hint')}${outside}`}
      values={({ state }) => state.redirects}
      write={redirectLine}
      read={redirectIn}
    />
  );
}

/** Features that pages ask for: the list's own, or others. */
export function RoutesPart(props: PartProps) {
  const draft = useDraft(props.site, ({ state, routes }) => ({
    isOwn: state.routes === null,
    text: routes.join('\n'),
  }));
  const { isOwn, text } = draft.value;
  const lines = readLines(text, wordIn);
  const value = isOwn ? null : 'values' in lines ? lines.values : undefined;
  return (
    <PartForm
      {...props}
      part="routes"
      title={t('part.routes')}
      draft={draft}
      meaning={
        value === undefined && 'badLine' in lines
          ? { fault: t('lines.bad', { line: lines.badLine }) }
          : { value: value ?? null }
      }
    >
      <Checkbox checked={isOwn} onCheckedChange={(checked) => draft.write({ text, isOwn: checked })}>
        {t('routes.own')}
      </Checkbox>
      <Field label={t('routes.label')} hint={t('routes.hint')}>
        <Textarea
          rows={8}
          value={text}
          disabled={isOwn}
          onValueChange={(next) => draft.write({ isOwn, text: next })}
        />
      </Field>
    </PartForm>
  );
}
