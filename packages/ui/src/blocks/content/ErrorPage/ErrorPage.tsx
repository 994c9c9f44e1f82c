import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './ErrorPage.css.ts';

export interface ErrorPageWay {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

export interface ErrorPageProps extends RootProps<HTMLDivElement> {
  /** "404"; an error without a number has none. */
  code?: string | undefined;
  /** An icon in place of a number: no connection, no permission. */
  icon?: IconName | undefined;
  /** What happened, in one sentence. */
  title: string;
  /** Why, and what to do. */
  detail?: string | undefined;
  /** The way on: one button, a second at most. */
  actions: ReactNode;
  /** Pages that the player may have looked for, with the list's name for readers. */
  ways?: { readonly label: string; readonly items: readonly ErrorPageWay[] } | undefined;
  /** What support asks for: number of the request, time. */
  reference?: string | undefined;
}

/** A page that can't be shown. Renders a `div` with a heading. */
export function ErrorPage(props: ErrorPageProps) {
  const { code, icon, title, detail, actions, ways, reference, ...rest } = props;
  const { link: Link } = useUi();
  return (
    <div {...rest} className={css.root}>
      {code !== undefined && <bdi className={css.code}>{code}</bdi>}
      {icon && (
        <span className={css.sign}>
          <Icon name={icon} size="lg" />
        </span>
      )}
      <h1 className={css.title}>{title}</h1>
      {detail !== undefined && <p className={css.detail}>{detail}</p>}
      <div className={css.actions}>{actions}</div>
      {ways && (
        <nav aria-label={ways.label} className={css.ways}>
          {ways.items.map((way) => (
            <Link key={way.href} href={way.href} className={css.way}>
              <Icon name={way.icon} />
              <span className={css.wayWords}>{way.label}</span>
              <Icon name="next" size="sm" />
            </Link>
          ))}
        </nav>
      )}
      {reference !== undefined && <p className={css.reference}>{reference}</p>}
    </div>
  );
}
