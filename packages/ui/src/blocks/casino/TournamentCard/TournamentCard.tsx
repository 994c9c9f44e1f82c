import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './TournamentCard.css.ts';

export interface TournamentCardProps extends RootProps<HTMLElement> {
  /** Type of the tournament, for example “Daily tournament”. */
  kind: string;
  /** Start, end or finished state, for example “ends in 3 h 12 min”. */
  when: string;
  /** Prize, for example “€ 20,000 prize pool”. */
  title: string;
  /** Scoring rule in one sentence. */
  text?: string | undefined;
  /** URL of a wide picture for the end of the card. It is decoration. */
  art?: string | undefined;
  /** URL of the tournament's page. Without it the title isn't a link. */
  href?: string | undefined;
  /** Player's rank, or the requirement for one. Example: “You: 148th of 2,310”. */
  place?: ReactNode;
  /** Main action, for example playing, joining or seeing the results. */
  action?: ReactNode;
}

/** Summary of a tournament on the brand's background. Renders an `article`. */
export function TournamentCard({
  kind,
  when,
  title,
  text,
  art,
  href,
  place,
  action,
  ...rest
}: TournamentCardProps) {
  const { link: Link } = useUi();
  return (
    <article {...rest} className={css.root}>
      {art !== undefined && <img src={art} alt="" className={css.art} />}
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
      {text !== undefined && <p className={css.text}>{text}</p>}
      <div className={css.foot}>
        <p className={css.place}>{place}</p>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </article>
  );
}

/** Placeholder of a tournament while it loads. Renders a `div` hidden from screen readers. */
export function TournamentCardSkeleton() {
  return (
    <div aria-hidden="true" className={css.ghost}>
      <Skeleton width="half" />
      <Skeleton shape="control" width="half" />
      <Skeleton width="third" />
    </div>
  );
}
