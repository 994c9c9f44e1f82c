import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './NewsCard.css.ts';

export interface NewsCardProps extends RootProps<HTMLAnchorElement> {
  /** What is new, in one line. */
  title: string;
  /** Page of the news. */
  href: string;
  /** "21 November, 21:07". */
  date: string;
  /** The same for machines: "2026-11-21". */
  dateTime: string;
  /** One sentence more. */
  summary?: string | undefined;
  /** A square picture that says nothing the words don't. */
  picture?: ReactNode;
}

/** One piece of news as the way to it. Renders the router's link. */
export function NewsCard({ title, href, date, dateTime, summary, picture, ...rest }: NewsCardProps) {
  const { link: Link } = useUi();
  return (
    <Link {...rest} href={href} className={css.root}>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {summary !== undefined && <span className={css.summary}>{summary}</span>}
        <time dateTime={dateTime} className={css.date}>
          {date}
        </time>
      </span>
      {picture !== undefined && (
        <span aria-hidden="true" className={css.picture}>
          {picture}
        </span>
      )}
    </Link>
  );
}

export interface NewsItem extends Omit<NewsCardProps, keyof RootProps<HTMLAnchorElement>> {
  /** Identity among the news. */
  readonly id: string;
}

export interface NewsListProps extends RootProps<HTMLUListElement> {
  /** What the list is, for readers. */
  label: string;
  /** News, newest first. */
  items: readonly NewsItem[];
}

/** News in as many columns as fit. Renders a `ul`. */
export function NewsList({ label, items, ...rest }: NewsListProps) {
  return (
    <ul {...rest} aria-label={label} className={css.list}>
      {items.map(({ id, ...item }) => (
        <li key={id}>
          <NewsCard {...item} />
        </li>
      ))}
    </ul>
  );
}

/** The place of the news while they load. Renders a `div` that says it is busy. */
export function NewsListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={css.list}>
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key} className={css.root}>
          <span className={css.words}>
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton width="quarter" />
          </span>
          <span className={css.picture} />
        </div>
      ))}
    </div>
  );
}
