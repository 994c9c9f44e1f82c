import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { FooterColumn, type FooterColumnWords, type FooterLink } from './FooterColumn.tsx';
import * as css from './Footer.css.ts';

export interface FooterLogo {
  /** Identity among the logos. */
  readonly id: string;
  /** Who it is: the regulator, the way to pay. */
  readonly label: string;
  /** A drawing; without it the label stands in its place. */
  readonly image?: ReactNode;
  /** Page of the licence, or of the payments. */
  readonly href?: string | undefined;
}

export interface FooterProps extends RootProps<HTMLElement> {
  /** Name of the links, for readers. */
  label: string;
  /** The few ways that are always in sight: rules, help, responsible play. */
  links?: readonly FooterLink[] | undefined;
  /** Links in columns; on phones each opens by its title. */
  columns?: readonly FooterColumnWords[] | undefined;
  /** Licences and certificates. */
  licences?: readonly FooterLogo[] | undefined;
  /** Ways to pay. */
  payments?: readonly FooterLogo[] | undefined;
  /** Name of the licences' and of the payments' list, for readers. */
  logoLabels?: { readonly licences: string; readonly payments: string } | undefined;
  /** The age sign and the sentence beside it: "18+", "Play within your limits". */
  care?: { readonly age: string; readonly text: ReactNode } | undefined;
  /** What the law wants said: company, licence. */
  children?: ReactNode;
  /** Time of day and its zone: "21:07 · UTC+1". */
  clock?: ReactNode;
  /** A control at the end, such as the language. */
  end?: ReactNode;
}

/** Foot of a page. Renders a `footer` with a `nav`. */
export function Footer(props: FooterProps) {
  const {
    label,
    links = [],
    columns = [],
    licences,
    payments,
    logoLabels,
    care,
    children,
    clock,
    end,
    ...rest
  } = props;
  return (
    <footer {...rest} className={css.root}>
      {columns.length > 0 && (
        <nav aria-label={label} className={css.columnList}>
          {columns.map((column) => (
            <FooterColumn key={column.id} {...column} />
          ))}
        </nav>
      )}
      {licences && <Logos label={logoLabels?.licences} logos={licences} />}
      {payments && <Logos label={logoLabels?.payments} logos={payments} />}
      {care && (
        <div className={css.care}>
          <bdi className={css.age}>{care.age}</bdi>
          <div>{care.text}</div>
        </div>
      )}
      {(links.length > 0 || clock !== undefined || end !== undefined) && (
        <div className={css.group}>
          {links.length > 0 && (
            <nav aria-label={columns.length > 0 ? undefined : label} className={css.links}>
              {links.map((link) => (
                <span key={link.href} className={css.link}>
                  <Link href={link.href} tone="muted">
                    {link.label}
                  </Link>
                </span>
              ))}
            </nav>
          )}
          {clock !== undefined && <span className={css.clock}>{clock}</span>}
          {end !== undefined && <span className={css.end}>{end}</span>}
        </div>
      )}
      {children !== undefined && <div className={css.words}>{children}</div>}
    </footer>
  );
}

function Logos({ label, logos }: { label: string | undefined; logos: readonly FooterLogo[] }) {
  return (
    <ul aria-label={label} className={css.logos}>
      {logos.map(({ id, label: name, image, href }) => {
        const face =
          image === undefined ? (
            name
          ) : (
            <span role="img" aria-label={name}>
              {image}
            </span>
          );
        return (
          <li key={id} className={css.logo}>
            {href === undefined ? (
              face
            ) : (
              <Link href={href} tone="inherit">
                {face}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
