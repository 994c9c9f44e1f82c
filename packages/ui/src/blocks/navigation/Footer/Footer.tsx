import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { FooterColumn, type FooterColumnLabels, type FooterLink } from './FooterColumn.tsx';
import * as css from './Footer.css.ts';

export interface FooterLogo {
  /** Unique id of the logo. */
  readonly id: string;
  /** Name of the regulator or the payment method. */
  readonly label: string;
  /** Image; the label is shown when there is none. */
  readonly image?: ReactNode;
  /** URL of the licence or of the payments page. */
  readonly href?: string | undefined;
}

export interface FooterProps extends RootProps<HTMLElement> {
  /** Accessible name of the links. */
  label: string;
  /** Links that are always visible: rules, help, responsible gambling. */
  links?: readonly FooterLink[] | undefined;
  /** Links in columns; on phones each column is opened by its title. */
  columns?: readonly FooterColumnLabels[] | undefined;
  /** Licences and certificates. */
  licences?: readonly FooterLogo[] | undefined;
  /** Payment methods. */
  payments?: readonly FooterLogo[] | undefined;
  /** Accessible names of the lists of licences and of payment methods. */
  logoLabels?: { readonly licences: string; readonly payments: string } | undefined;
  /** Age sign and the sentence next to it: “18+”, “Play within your limits”. */
  care?: { readonly age: string; readonly text: ReactNode } | undefined;
  /** Legal notices: company, licence. */
  children?: ReactNode;
  /** Time of day with its time zone, for example “21:07 · UTC+1”. */
  clock?: ReactNode;
  /** Control at the end, such as the language switch. */
  end?: ReactNode;
}

/** Site footer. Renders a `footer` with a `nav`. */
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
