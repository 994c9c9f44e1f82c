import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './LanguagePicker.css.ts';

export interface LanguageOption {
  /** BCP 47 tag. */
  readonly code: string;
  /** Name of the language in itself: "العربية". */
  readonly name: string;
  /** The same page in that language. */
  readonly href: string;
  /** Direction of its name. @default 'ltr' */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

export interface LanguagePickerProps extends RootProps<HTMLElement> {
  /** "Language". */
  label: string;
  /** Languages of the site. */
  languages: readonly LanguageOption[];
  /** Tag of the one in use. */
  value: string;
}

/** Languages, each in its own words, each a page. Renders a `nav` with a list. */
export function LanguagePicker({ label, languages, value, ...rest }: LanguagePickerProps) {
  const { link: Link } = useUi();
  return (
    <nav {...rest} aria-label={label}>
      <ul className={css.list}>
        {languages.map(({ code, name, href, direction = 'ltr' }) => (
          <li key={code}>
            <Link
              href={href}
              hrefLang={code}
              lang={code}
              className={css.entry}
              aria-current={code === value ? 'true' : undefined}
            >
              <bdi dir={direction}>{name}</bdi>
              {code === value && <Icon name="check" size="sm" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
