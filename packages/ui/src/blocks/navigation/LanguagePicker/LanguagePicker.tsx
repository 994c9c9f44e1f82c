import { useState } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { findLanguages } from './languageSearch.ts';
import * as css from './LanguagePicker.css.ts';

export interface LanguageOption {
  /** BCP 47 language tag. */
  readonly code: string;
  /** Native name of the language, for example “العربية”. */
  readonly name: string;
  /** English name, for searching in another script. */
  readonly englishName?: string | undefined;
  /** URL of the current page in that language. */
  readonly href: string;
  /**
   * Text direction of the native name.
   * @default 'ltr'
   */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

export interface LanguageLabels {
  /** Label of the search field, for example “Find a language”. */
  readonly search: string;
  /** Title of the languages suggested by the player's country and device. */
  readonly suggested: string;
  /** Title of the other languages. */
  readonly all: string;
  /** Message when nothing is found, for example “No language by this name”. */
  readonly none: string;
}

export interface LanguagePickerProps extends RootProps<HTMLElement> {
  /** Accessible name, for example “Language”. */
  label: string;
  /** Languages of the site. */
  languages: readonly LanguageOption[];
  /** Tag of the current language. */
  value: string;
  /** Tags of the suggested languages. */
  suggested?: readonly string[] | undefined;
  /** Labels of search and groups. When set, both are shown, for more languages than fit on a screen. */
  labels?: LanguageLabels | undefined;
  /**
   * Called when the player selects another language, which is a link. Use it to close the container of the picker.
   */
  onSelect?: ((code: string) => void) | undefined;
}

/** Languages by native name, each a link; the current one is first. Renders a `nav` with lists. */
export function LanguagePicker(props: LanguagePickerProps) {
  const { label, languages, value, suggested = [], labels, onSelect, ...rest } = props;
  const [query, setQuery] = useState('');
  const found = findLanguages(languages, query);
  const isNear = ({ code }: LanguageOption) => code === value || suggested.includes(code);
  const near = [value, ...suggested.filter((code) => code !== value)].flatMap((wanted) =>
    found.filter(({ code }) => code === wanted),
  );
  const list = (options: readonly LanguageOption[]) => (
    <LanguageList options={options} value={value} onSelect={onSelect} />
  );
  return (
    <nav {...rest} aria-label={label} className={css.root}>
      {labels && (
        <Input
          type="search"
          icon="search"
          aria-label={labels.search}
          placeholder={labels.search}
          value={query}
          onValueChange={setQuery}
        />
      )}
      {!labels && list(languages)}
      {labels && near.length > 0 && (
        <div>
          <h3 className={css.title}>{labels.suggested}</h3>
          {list(near)}
        </div>
      )}
      {labels && found.length > near.length && (
        <div>
          <h3 className={css.title}>{labels.all}</h3>
          {list(found.filter((option) => !isNear(option)))}
        </div>
      )}
      {labels && (
        <p role="status" className={found.length === 0 ? css.none : undefined}>
          {found.length === 0 && labels.none}
        </p>
      )}
    </nav>
  );
}

interface LanguageListProps {
  options: readonly LanguageOption[];
  value: string;
  onSelect: ((code: string) => void) | undefined;
}

function LanguageList({ options, value, onSelect }: LanguageListProps) {
  const { link: Link } = useUi();
  return (
    <ul className={css.list}>
      {options.map(({ code, name, englishName, href, direction = 'ltr' }) => (
        <li key={code}>
          <Link
            href={href}
            hrefLang={code}
            className={css.entry}
            aria-current={code === value ? 'true' : undefined}
            onClick={() => onSelect?.(code)}
          >
            <span className={css.names}>
              <bdi lang={code} dir={direction}>
                {name}
              </bdi>
              {englishName !== undefined && englishName !== name && (
                <bdi lang="en" dir="ltr" className={css.english}>
                  {englishName}
                </bdi>
              )}
            </span>
            {code === value && <Icon name="check" size="sm" />}
            {englishName !== undefined && <bdi className={css.code}>{code}</bdi>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
