import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './TournamentCard.css.ts';

export interface TournamentCardProps extends RootProps<HTMLElement> {
  /** What kind it is: "Daily tournament". */
  kind: string;
  /** When it starts or ends, or that it is over: "ends in 3 h 12 min". */
  when: string;
  /** What can be won: "€ 20,000 prize pool". */
  title: string;
  /** Its page. Without it the title is no link. */
  href?: string | undefined;
  /** The player's place, or what to do to get one: "You: 148th of 2,310". */
  place?: ReactNode;
  /** The one way on: play, join, see the results. */
  action?: ReactNode;
}

/** A tournament in short on the brand's ground. Renders an `article`. */
export function TournamentCard({ kind, when, title, href, place, action, ...rest }: TournamentCardProps) {
  const { link: Link } = useUi();
  return (
    <article {...rest} className={css.root}>
      <p className={css.kind}>
        <span className={css.caps}>{kind}</span> · {when}
      </p>
      <h3 className={css.title}>
        {href === undefined ? (
          title
        ) : (
          <Link href={href} className={css.way}>
            {title}
          </Link>
        )}
      </h3>
      <div className={css.foot}>
        <p className={css.place}>{place}</p>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </article>
  );
}

/** The place of a tournament while it loads. Renders a `div` that readers pass over. */
export function TournamentCardSkeleton() {
  return (
    <div aria-hidden="true" className={css.ghost}>
      <Skeleton width="half" />
      <Skeleton shape="control" width="half" />
      <Skeleton width="third" />
    </div>
  );
}
