import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
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
  /** Flag or emblem before the title. */
  flag?: ReactNode;
}

/** Header above the matches of one competition, in a card with several. Renders a `div`. */
export function CompetitionHead({
  title,
  level = 3,
  href,
  flag,
  favourite,
  favouriteLabel,
  onFavouriteChange,
  collapsed,
  collapseLabel,
  onCollapsedChange,
  ...rest
}: CompetitionHeadProps) {
  const { link: RouterLink } = useUi();
  const Title = `h${level}` as const;
  return (
    <div {...rest} className={css.root}>
      {flag}
      <Title className={css.title}>
        {href === undefined ? (
          <bdi>{title}</bdi>
        ) : (
          <RouterLink href={href} className={css.link}>
            <bdi>{title}</bdi>
          </RouterLink>
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
