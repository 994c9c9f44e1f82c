import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { TeamCrest } from '../../events/TeamCrest/TeamCrest.tsx';
import * as css from './ExpressTeaser.css.ts';

export interface ExpressTeaserLeg {
  /** Unique id of the leg. */
  readonly id: string;
  /** Sides of the match, shown on wide pages. */
  readonly event: string;
  /** Side with the crest. */
  readonly team: string;
  /** Slug of the sport. */
  readonly sport: string;
}

export interface ExpressTeaserLabels {
  /** Accessible label of the price without the boost, for example “Without the boost”. */
  before: string;
  /** Label of the add button, for example “Add”. */
  add: string;
  /** Accessible name of the add button, for example “Add 3 selections”; begins with its label. */
  addName: string;
  /** Label of the button after adding, for example “Added”. */
  added: string;
}

export interface ExpressTeaserProps extends RootProps<HTMLElement> {
  /** Title of the offer. */
  title: string;
  /** URL of the page with all expresses of the day. */
  href: string;
  /** Boost of the price, for example “+ 10 % on the price”. */
  boost?: string | undefined;
  /** Legs of the express. */
  legs: readonly ExpressTeaserLeg[];
  /**
   * Whether legs have a crest.
   * @default true
   */
  crests?: boolean | undefined;
  /** Number of selections. */
  summary: string;
  /** Start of the first match. */
  note?: string | undefined;
  /** Total price including the boost. */
  price: string;
  /** Total price without the boost. */
  priceBefore?: string | undefined;
  labels: ExpressTeaserLabels;
  /**
   * Whether the coupon contains exactly this express.
   * @default false
   */
  added?: boolean | undefined;
  /**
   * Whether a selection can't be bet on now.
   * @default false
   */
  suspended?: boolean | undefined;
  /** Called when the player adds the express to the coupon. */
  onAdd?: (() => void) | undefined;
}

/** Maximum number of crests on phones. */
const CRESTS = 3;

/** Maximum number of legs with two lines each: more of them would make the card higher than the featured match. */
const TWO_LINES = 3;

/** The express of the day as a small card for home pages. Renders a `section`. */
export function ExpressTeaser({
  title,
  href,
  boost,
  legs,
  crests = true,
  summary,
  note,
  price,
  priceBefore,
  labels,
  added = false,
  suspended = false,
  onAdd,
  ...rest
}: ExpressTeaserProps) {
  const { link: Link } = useUi();
  return (
    <section aria-label={title} {...rest} className={css.root}>
      <div className={css.inner}>
        <div className={css.head}>
          <span className={css.mark}>
            <Icon name="bonus" size="sm" />
          </span>
          <h2 className={css.title}>
            <Link href={href}>{title}</Link>
          </h2>
          {boost !== undefined && (
            <bdi translate="no" className={css.gain}>
              {boost}
            </bdi>
          )}
        </div>
        <ul className={css.legs} data-many={legs.length > TWO_LINES ? '' : undefined}>
          {legs.map(({ id, event, team, sport }) => (
            <li key={id} className={css.leg}>
              {crests && <TeamCrest name={team} sport={sport} />}
              <bdi className={css.event}>{event}</bdi>
            </li>
          ))}
        </ul>
        <div className={css.row}>
          {crests && (
            <span aria-hidden="true" className={css.crests}>
              {legs.slice(0, CRESTS).map(({ id, team, sport }) => (
                <span key={id} className={css.crest}>
                  <TeamCrest name={team} sport={sport} />
                </span>
              ))}
            </span>
          )}
          <span className={css.words}>
            <span className={css.summary}>{summary}</span>
            {note !== undefined && <span className={css.note}>{note}</span>}
          </span>
          <span className={css.prices}>
            {priceBefore !== undefined && (
              <>
                <VisuallyHidden>{labels.before}</VisuallyHidden>
                <s className={css.before}>
                  <bdi dir="ltr" translate="no">
                    {priceBefore}
                  </bdi>
                </s>
              </>
            )}
            <bdi dir="ltr" translate="no" className={css.price}>
              {price}
            </bdi>
          </span>
          <Button
            tone="strong"
            emphasis="outline"
            icon={added ? 'check' : undefined}
            disabled={added || suspended}
            onClick={onAdd}
            {...(!added && { 'aria-label': labels.addName })}
          >
            {added ? labels.added : labels.add}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Placeholder of the card while it loads. Renders a `section` that is hidden from screen readers. */
export function ExpressTeaserSkeleton() {
  return (
    <section aria-hidden="true" className={css.root}>
      <div className={css.inner}>
        <div className={css.title}>
          <Skeleton width="half" />
        </div>
        <Skeleton shape="control" />
      </div>
    </section>
  );
}
