import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import * as css from './ParticipantHeader.css.ts';

export interface ParticipantHeaderProps extends RootProps<HTMLElement> {
  /** Name of the team or the player. */
  name: string;
  /** Crest or portrait. */
  picture?: string | undefined;
  /** Place of the name in the outline of the page. @default 1 */
  level?: 1 | 2 | undefined;
  /** Sport, country, league: "Football · Coastland". */
  detail?: ReactNode;
  /** Facts with their names: place, age, height, coach, hand. */
  facts?: readonly { readonly id: string; readonly label: string; readonly value: string }[] | undefined;
  /** Form of the last matches: `FormChips`. */
  form?: ReactNode;
  /** Among the player's favourites. @default false */
  favourite?: boolean | undefined;
  /** Words of the star. */
  favouriteLabel?: string | undefined;
  /** The player starred or unstarred it. Without it there is no star. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
}

/** Head of the page of a team or a player. Renders a `header`. */
export function ParticipantHeader({
  name,
  picture,
  level = 1,
  detail,
  facts = [],
  form,
  favourite = false,
  favouriteLabel,
  onFavouriteChange,
  ...rest
}: ParticipantHeaderProps) {
  const Title = `h${level}` as const;
  return (
    <header {...rest} className={css.root}>
      <div className={css.top}>
        <TeamCrest name={name} picture={picture} size="lg" />
        <div className={css.words}>
          <Title className={css.name}>
            <bdi>{name}</bdi>
          </Title>
          {detail !== undefined && (
            <p className={css.detail}>
              <bdi>{detail}</bdi>
            </p>
          )}
          {form}
        </div>
        {onFavouriteChange && favouriteLabel !== undefined && (
          <IconButton
            label={favouriteLabel}
            icon={favourite ? 'star-filled' : 'star'}
            tone="muted"
            pressed={favourite}
            onClick={() => onFavouriteChange(!favourite)}
          />
        )}
      </div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.id} className={css.fact}>
              <dt className={css.label}>{fact.label}</dt>
              <dd className={css.value}>
                <bdi>{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

/** The place of the head while it loads. Renders a `div` that readers pass over. */
export function ParticipantHeaderSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.top}>
        <Skeleton shape="disc" />
        <div className={css.words}>
          <Skeleton width="half" />
          <Skeleton width="third" />
        </div>
      </div>
    </div>
  );
}
