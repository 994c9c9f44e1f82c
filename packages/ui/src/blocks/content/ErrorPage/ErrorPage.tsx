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
  /** Error code, for example “404”. Omitted for errors without one. */
  code?: string | undefined;
  /** Icon in place of a code, for example for a missing connection or permission. */
  icon?: IconName | undefined;
  /** Message in one sentence. */
  title: string;
  /** Reason and suggested action. */
  detail?: string | undefined;
  /** One button, at most two. */
  actions: ReactNode;
  /** Links to pages that the player may have looked for, with the list's accessible name. */
  ways?: { readonly label: string; readonly items: readonly ErrorPageWay[] } | undefined;
  /** Data for the support: request id and time. */
  reference?: string | undefined;
}

/** Page for an error that prevents showing the content. Renders a `div` with a heading. */
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
