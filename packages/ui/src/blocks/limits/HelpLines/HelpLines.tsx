import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './HelpLines.css.ts';

export interface HelpLine {
  readonly id: string;
  /** Name of the organisation. */
  readonly name: string;
  /** Conditions of the service, for example “Free, day and night, in English and German”. */
  readonly detail: string;
  /** Phone number or address, as displayed. */
  readonly contact: string;
  /** URL of the link: `tel:`, `mailto:` or a page. */
  readonly href: string;
}

export interface HelpLinesProps extends RootProps<HTMLUListElement> {
  lines: readonly HelpLine[];
}

/** Help services for problem gambling. Renders a `ul` of links. */
export function HelpLines({ lines, ...rest }: HelpLinesProps) {
  return (
    <ul {...rest} className={css.root}>
      {lines.map(({ id, name, detail, contact, href }) => (
        <li key={id} className={css.row}>
          <span className={css.words}>
            <span className={css.name}>{name}</span>
            <span className={css.detail}>{detail}</span>
          </span>
          <Link href={href}>
            <span className={css.contact}>
              <Icon name={href.startsWith('tel:') ? 'phone' : 'external'} size="sm" />
              <bdi>{contact}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
