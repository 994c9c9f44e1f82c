import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PromotionCard.css.ts';

export const promotionEmphases = ['quiet', 'strong'] as const;

export interface PromotionCardProps extends RootProps<HTMLElement> {
  /** What is offered, in one line: "A free bet of € 10 for your first express". */
  title: string;
  /** Kind and time: "Weekly · ends in 3 days". */
  kicker?: string | undefined;
  /** What to do for it, in one sentence. */
  detail?: string | undefined;
  /** A picture that says nothing the words don't. */
  picture?: ReactNode;
  /** The way to it: a `ButtonLink`. */
  action?: ReactNode;
  /** The terms that matter, in full: "18+, new players, wager five times". */
  terms?: string | undefined;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | undefined;
  /** On paper, or on the brand's ground. @default 'quiet' */
  emphasis?: (typeof promotionEmphases)[number] | undefined;
}

/** One offer with its terms. Renders an `article`; `data-emphasis`. */
export function PromotionCard(props: PromotionCardProps) {
  const { title, kicker, detail, picture, action, terms, level = 3, emphasis = 'quiet', ...rest } = props;
  const Title = `h${level}` as const;
  return (
    <article {...rest} data-emphasis={emphasis} className={classes(css.root, css.emphases[emphasis])}>
      {picture !== undefined && (
        <div aria-hidden="true" className={css.picture}>
          {picture}
        </div>
      )}
      <div className={css.body}>
        {kicker !== undefined && <p className={css.kicker}>{kicker}</p>}
        <Title className={css.title}>{title}</Title>
        {detail !== undefined && <p className={css.detail}>{detail}</p>}
        {(action !== undefined || terms !== undefined) && (
          <div className={css.foot}>
            {terms !== undefined && <p className={css.terms}>{terms}</p>}
            {action}
          </div>
        )}
      </div>
    </article>
  );
}

/** The place of an offer while it loads. Renders a `div` that readers pass over. */
export function PromotionCardSkeleton() {
  return (
    <div aria-hidden="true" className={classes(css.root, css.emphases.quiet)}>
      <div className={css.picture} />
      <div className={css.body}>
        <Skeleton width="third" />
        <Skeleton width="full" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
