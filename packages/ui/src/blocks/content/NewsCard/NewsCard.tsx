import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './NewsCard.css.ts';

export interface NewsCardProps extends RootProps<HTMLAnchorElement> {
  /** Headline in one line. */
  title: string;
  /** URL of the news item. */
  href: string;
  /** Formatted date, for example “21 November, 21:07”. */
  date: string;
  /** Machine-readable date, for example `2026-11-21`. */
  dateTime: string;
  /** Summary in one sentence. */
  summary?: string | undefined;
  /** Decorative square image. */
  image?: ReactNode;
}

/** News item with a link to its page. Renders the router's link. */
export function NewsCard({ title, href, date, dateTime, summary, image, ...rest }: NewsCardProps) {
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
      {image !== undefined && (
        <span aria-hidden="true" className={css.picture}>
          {image}
        </span>
      )}
    </Link>
  );
}

export interface NewsItem extends Omit<NewsCardProps, keyof RootProps<HTMLAnchorElement>> {
  /** Id of the news item. */
  readonly id: string;
}

export interface NewsListProps extends RootProps<HTMLUListElement> {
  /** Accessible name of the list. */
  label: string;
  /** News items, newest first. */
  items: readonly NewsItem[];
}

/** News items in as many columns as fit. Renders a `ul`. */
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

/** Placeholder of the news while they load. Renders a `div` with `role="status"` and `aria-busy`. */
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
