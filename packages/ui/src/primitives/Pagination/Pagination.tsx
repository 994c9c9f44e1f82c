import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { pagesAround } from './pagesAround.ts';
import * as css from './Pagination.css.ts';

export interface PaginationLabels {
  /** Accessible name of the navigation, for example “Pages of your bets”. */
  readonly label: string;
  /** Label of the previous-page button. */
  readonly previous: string;
  /** Label of the next-page button. */
  readonly next: string;
  /** Accessible name of a page button, for example “Page 3”. */
  readonly page: (page: string) => string;
  /** Current position, for example “Page 3 of 12”: visible on phones, announced after a change everywhere. */
  readonly position: (page: string, count: string) => string;
}

export interface PaginationProps extends RootProps<HTMLElement> {
  /** Current page, starting at 1. */
  page: number;
  /** Number of pages; nothing is rendered for one page. */
  count: number;
  labels: PaginationLabels;
  /** Called when the player selects another page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Returns the URL of a page. When set, entries are rendered as links. */
  hrefOf?: ((page: number) => string) | undefined;
  /**
   * Whether the controls are disabled while a page is loading.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Navigation between the pages of a long list: a row of all pages in a wide container, otherwise the position with
 * previous and next buttons. Renders a `nav` with `aria-current="page"` on the current page.
 */
export function Pagination({
  page,
  count,
  labels,
  onPageChange,
  hrefOf,
  disabled = false,
  ...rest
}: PaginationProps) {
  const { locale } = useUi();
  const figure = new Intl.NumberFormat(locale);
  const step = (to: number, label: string, icon: 'back' | 'next') => (
    <Entry
      to={to}
      label={label}
      off={disabled || to < 1 || to > count}
      hrefOf={hrefOf}
      onPageChange={onPageChange}
    >
      <Icon name={icon} />
    </Entry>
  );
  return (
    <nav {...rest} aria-label={labels.label} hidden={count <= 1} className={css.root}>
      <div className={css.line}>
        {step(page - 1, labels.previous, 'back')}
        <ol className={css.pages}>
          {pagesAround(page, count).map((entry, place) => (
            <li key={entry === 'gap' ? `gap-${place}` : entry} className={css.place}>
              {entry === 'gap' ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Entry
                  to={entry}
                  label={labels.page(figure.format(entry))}
                  current={entry === page}
                  off={disabled}
                  hrefOf={hrefOf}
                  onPageChange={onPageChange}
                >
                  {figure.format(entry)}
                </Entry>
              )}
            </li>
          ))}
        </ol>
        <p role="status" className={css.position}>
          {labels.position(figure.format(page), figure.format(count))}
        </p>
        {step(page + 1, labels.next, 'next')}
      </div>
    </nav>
  );
}

interface EntryProps extends Pick<PaginationProps, 'hrefOf' | 'onPageChange'> {
  to: number;
  label: string;
  current?: boolean;
  off: boolean;
  children: ReactNode;
}

function Entry({ to, label, current = false, off, hrefOf, onPageChange, children }: EntryProps) {
  const { link: Link } = useUi();
  const shared = {
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
    className: css.entry,
  } as const;
  if (hrefOf && !off) {
    return (
      <Link {...shared} href={hrefOf(to)} onClick={() => onPageChange?.(to)}>
        {children}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      // `aria-disabled` rather than `disabled`, so that the button keeps focus on the last page.
      aria-disabled={off || undefined}
      onClick={() => !off && !current && onPageChange?.(to)}
    >
      {children}
    </button>
  );
}
