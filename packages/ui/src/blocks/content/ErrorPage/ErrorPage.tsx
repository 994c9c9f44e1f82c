import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ErrorPage.css.ts';

export interface ErrorPageProps extends RootProps<HTMLDivElement> {
  /** "404"; an error without a number has none. */
  code?: string | undefined;
  /** What happened, in one sentence. */
  title: string;
  /** Why, and what to do. */
  detail?: string | undefined;
  /** The way on: one button, a second at most. */
  actions: ReactNode;
  /** What support asks for: number of the request, time. */
  reference?: string | undefined;
}

/** A page that can't be shown. Renders a `div` with a heading. */
export function ErrorPage({ code, title, detail, actions, reference, ...rest }: ErrorPageProps) {
  return (
    <div {...rest} className={css.root}>
      {code !== undefined && <bdi className={css.code}>{code}</bdi>}
      <h1 className={css.title}>{title}</h1>
      {detail !== undefined && <p className={css.detail}>{detail}</p>}
      <div className={css.actions}>{actions}</div>
      {reference !== undefined && <p className={css.reference}>{reference}</p>}
    </div>
  );
}
