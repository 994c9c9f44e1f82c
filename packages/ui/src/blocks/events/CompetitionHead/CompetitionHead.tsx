import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { HeadButtons, type HeadButtonsProps } from '../CompetitionCard/HeadButtons.tsx';
import * as css from './CompetitionHead.css.ts';

export interface CompetitionHeadProps extends HeadButtonsProps, RootProps<HTMLDivElement> {
  /** Country and name of the competition, for example “Coastland · Coastal League”. */
  title: string;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /** URL of the competition's page. */
  href?: string | undefined;
}

/** Header above the matches of one competition, in a card with several. Renders a `div`. */
export function CompetitionHead({
  title,
  level = 3,
  href,
  favourite,
  favouriteLabel,
  onFavouriteChange,
  collapsed,
  collapseLabel,
  onCollapsedChange,
  ...rest
}: CompetitionHeadProps) {
  const Title = `h${level}` as const;
  return (
    <div {...rest} className={css.root}>
      <Title className={css.title}>
        {href === undefined ? (
          <bdi>{title}</bdi>
        ) : (
          <Link href={href} tone="inherit">
            <bdi>{title}</bdi>
          </Link>
        )}
      </Title>
      <span className={css.buttons}>
        <HeadButtons
          {...{ favourite, favouriteLabel, onFavouriteChange, collapsed, collapseLabel, onCollapsedChange }}
        />
      </span>
    </div>
  );
}
