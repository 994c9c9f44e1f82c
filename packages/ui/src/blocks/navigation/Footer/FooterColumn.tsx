import { useId, useState } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './Footer.css.ts';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterColumnWords {
  /** Identity among the columns. */
  readonly id: string;
  /** "Betting", "Help". */
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** A title with links below: a column on desktops; on phones the title opens it. Renders a `div`. */
export function FooterColumn({ title, links }: FooterColumnWords) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.column}>
      {/* Two titles, one of which the width takes away: a button that does nothing is none. */}
      <h2 className={css.wide}>
        <span className={css.columnTitle}>{title}</span>
      </h2>
      <h2 className={css.narrow}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={css.toggle}
        >
          <span className={css.columnTitle}>{title}</span>
          <span className={css.chevron}>
            <Icon name="down" size="sm" />
          </span>
        </button>
      </h2>
      <ul id={id} data-open={open ? '' : undefined} className={css.columnLinks}>
        {links.map((link) => (
          <li key={link.href} className={css.link}>
            <Link href={link.href} tone="muted">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
