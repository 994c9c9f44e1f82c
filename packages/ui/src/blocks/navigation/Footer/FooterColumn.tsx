import { useId, useState } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './Footer.css.ts';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterColumnLabels {
  /** Unique id of the column. */
  readonly id: string;
  /** Title of the column, for example “Betting”, “Help”. */
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** Title with links: a column on desktops, a collapsible section on phones. Renders a `div`. */
export function FooterColumn({ title, links }: FooterColumnLabels) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.column}>
      {/* Two titles, one of which is hidden depending on the width, so that desktops have no button without a function. */}
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
