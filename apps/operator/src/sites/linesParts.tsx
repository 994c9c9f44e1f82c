import { Checkbox, Field, Textarea } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Site } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { countryIn, countryLine, redirectIn, redirectLine, wordIn } from './lines.ts';
import { meaningOfLines } from './meaningOfLines.ts';
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

/** Form of a list with one value per line. */
function LinesPart<Value>({ label, hint, values, write, read, children, ...props }: LinesPartProps<Value>) {
  const draft = useDraft(props.site, (site) => values(site).map(write).join('\n'));
  const meaning = meaningOfLines(draft.value, read);
  const fault = 'fault' in meaning ? meaning.fault : undefined;
  return (
    <PartForm {...props} draft={draft} meaning={meaning}>
      <Field label={label} hint={hint} error={draft.isUnsaved ? fault : undefined}>
        <Textarea rows={8} value={draft.value} onValueChange={draft.write} />
      </Field>
      {children}
    </PartForm>
  );
}

/** Countries that the site is blocked in. */
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

/** Paths that are answered with "not found". */
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

/** Redirects of paths. */
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

/** Features required by pages: the built-in list, or the site's own. */
export function RoutesPart(props: PartProps) {
  const draft = useDraft(props.site, ({ state, routes }) => ({
    isOwn: state.routes === null,
    text: routes.join('\n'),
  }));
  const { isOwn, text } = draft.value;
  return (
    <PartForm
      {...props}
      part="routes"
      title={t('part.routes')}
      draft={draft}
      meaning={isOwn ? { value: null } : meaningOfLines(text, wordIn)}
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
