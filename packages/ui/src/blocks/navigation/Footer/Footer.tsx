import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Footer.css.ts';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterProps extends RootProps<HTMLElement> {
  /** Name of the links' list, for readers. */
  label: string;
  /** Rules, help, responsible play. */
  links: readonly FooterLink[];
  /** What the law wants said: licence, age. */
  children?: ReactNode;
  /** A control at the end, such as the language. */
  end?: ReactNode;
}

/** Foot of a page. Renders a `footer` with a `nav`. */
export function Footer({ label, links, children, end, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={css.root}>
      <div className={css.line}>
        <nav aria-label={label} className={css.links}>
          {links.map((link) => (
            <span key={link.href} className={css.link}>
              <Link href={link.href} tone="muted">
                {link.label}
              </Link>
            </span>
          ))}
        </nav>
        {end}
      </div>
      {children !== undefined && <div className={css.words}>{children}</div>}
    </footer>
  );
}
