import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { pagesAround } from './pagesAround.ts';
import * as css from './Pagination.css.ts';

export interface PaginationWords {
  /** What is paged through: "Pages of your bets". */
  readonly label: string;
  /** "Previous page". */
  readonly previous: string;
  /** "Next page". */
  readonly next: string;
  /** "Page 3". */
  readonly page: (page: string) => string;
  /** "Page 3 of 12": shown on phones, read out everywhere after a change. */
  readonly position: (page: string, count: string) => string;
}

export interface PaginationProps extends RootProps<HTMLElement> {
  /** The page in use, from 1. */
  page: number;
  /** How many pages there are; with one there is nothing to see. */
  count: number;
  words: PaginationWords;
  /** The player goes to another page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page, when pages have one; entries are links then. */
  hrefOf?: ((page: number) => string) | undefined;
  /** The next page is on its way. @default false */
  disabled?: boolean | undefined;
}

/**
 * Pages of a long list: all in a row where there is room, else the place with one step back and on.
 * Renders a `nav`; `aria-current="page"` on the page in use.
 */
export function Pagination({
  page,
  count,
  words,
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
    <nav {...rest} aria-label={words.label} hidden={count <= 1} className={css.root}>
      <div className={css.line}>
        {step(page - 1, words.previous, 'back')}
        <ol className={css.pages}>
          {pagesAround(page, count).map((entry, place) => (
            <li key={entry === 'gap' ? `gap-${place}` : entry} className={css.place}>
              {entry === 'gap' ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Entry
                  to={entry}
                  label={words.page(figure.format(entry))}
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
          {words.position(figure.format(page), figure.format(count))}
        </p>
        {step(page + 1, words.next, 'next')}
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
      // Not `disabled`: at the last page the button under the finger would throw focus to the top.
      aria-disabled={off || undefined}
      onClick={() => !off && !current && onPageChange?.(to)}
    >
      {children}
    </button>
  );
}
