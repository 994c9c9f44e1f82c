import { useState } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { findLanguages } from './languageSearch.ts';
import * as css from './LanguagePicker.css.ts';

export interface LanguageOption {
  /** BCP 47 tag. */
  readonly code: string;
  /** Name of the language in itself: "العربية". */
  readonly name: string;
  /** Its name in English, for those who look for it from another script. */
  readonly englishName?: string | undefined;
  /** The same page in that language. */
  readonly href: string;
  /** Direction of its name. @default 'ltr' */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

export interface LanguageWords {
  /** Label of the search: "Find a language". */
  readonly search: string;
  /** Title above the languages of the player's country and device. */
  readonly suggested: string;
  /** Title above the others. */
  readonly all: string;
  /** Nothing was found: "No language by this name". */
  readonly none: string;
}

export interface LanguagePickerProps extends RootProps<HTMLElement> {
  /** "Language". */
  label: string;
  /** Languages of the site. */
  languages: readonly LanguageOption[];
  /** Tag of the one in use. */
  value: string;
  /** Tags of those that the player probably wants. */
  suggested?: readonly string[] | undefined;
  /** With words it has a search and groups, for more languages than fit on a screen. */
  words?: LanguageWords | undefined;
  /** The player chose another one, which is a page: for closing what the picker stands in. */
  onSelect?: ((code: string) => void) | undefined;
}

/** Languages, each in its own words, each a page; the one in use stands first. Renders a `nav` with lists. */
export function LanguagePicker(props: LanguagePickerProps) {
  const { label, languages, value, suggested = [], words, onSelect, ...rest } = props;
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
      {words && (
        <Input
          type="search"
          icon="search"
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          onValueChange={setQuery}
        />
      )}
      {!words && list(languages)}
      {words && near.length > 0 && (
        <div>
          <h3 className={css.title}>{words.suggested}</h3>
          {list(near)}
        </div>
      )}
      {words && found.length > near.length && (
        <div>
          <h3 className={css.title}>{words.all}</h3>
          {list(found.filter((option) => !isNear(option)))}
        </div>
      )}
      {words && (
        <p role="status" className={found.length === 0 ? css.none : undefined}>
          {found.length === 0 && words.none}
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
