import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LargeCrest, LargeCrestSkeleton } from '../LargeCrest/LargeCrest.tsx';
import * as css from './ParticipantHeader.css.ts';

export interface ParticipantHeaderProps extends RootProps<HTMLElement> {
  /** Name of the team or the player. */
  name: string;
  /** URL of the crest or portrait. */
  image?: string | undefined;
  /** Slug of a team's sport, from which its crest is drawn. Without it only an image is shown. */
  sport?: string | undefined;
  /**
   * Heading level of the name.
   * @default 1
   */
  level?: 1 | 2 | undefined;
  /** Sport, country and league, for example “Football · Coastland”. */
  detail?: ReactNode;
  /** Labelled values, for example rank, age, height, coach or handedness. */
  details?: readonly { readonly id: string; readonly label: string; readonly value: string }[] | undefined;
  /** Results of the last matches: `FormChips`. */
  form?: ReactNode;
  /**
   * Whether the participant is a favourite of the player.
   * @default false
   */
  favourite?: boolean | undefined;
  /** Label of the favourite button. */
  favouriteLabel?: string | undefined;
  /** Called when the player toggles the favourite. Without it there is no favourite button. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
}

/** Header of a team's or player's page. Renders a `header`. */
export function ParticipantHeader({
  name,
  image,
  sport,
  level = 1,
  detail,
  details = [],
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
        {(sport ?? image) !== undefined && <LargeCrest name={name} image={image} sport={sport} size="xl" />}
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
      {details.length > 0 && (
        <dl className={css.facts}>
          {details.map((fact) => (
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

/** Placeholder of the header while it loads. Renders a `div` hidden from screen readers. */
export function ParticipantHeaderSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.top}>
        <LargeCrestSkeleton size="xl" />
        <div className={css.words}>
          <Skeleton width="half" />
          <Skeleton width="third" />
        </div>
      </div>
    </div>
  );
}
