import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PromotionCard.css.ts';

export const promotionEmphases = ['quiet', 'strong'] as const;

export interface PromotionCardProps extends RootProps<HTMLElement> {
  /** Offer in one line, for example “A free bet of € 10 for your first express”. */
  title: string;
  /** Kind and time, for example “Weekly · ends in 3 days”. */
  kicker?: string | undefined;
  /** Requirement in one sentence. */
  detail?: string | undefined;
  /** Decorative image. */
  image?: ReactNode;
  /** Link of the promotion: a `ButtonLink`. */
  action?: ReactNode;
  /** Significant terms in full, for example “18+, new players, wager five times”. */
  terms?: string | undefined;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | undefined;
  /**
   * Plain background, or the brand's background.
   * @default 'quiet'
   */
  emphasis?: (typeof promotionEmphases)[number] | undefined;
}

/** Promotion with its terms. Renders an `article` with `data-emphasis`. */
export function PromotionCard(props: PromotionCardProps) {
  const { title, kicker, detail, image, action, terms, level = 3, emphasis = 'quiet', ...rest } = props;
  const Title = `h${level}` as const;
  return (
    <article {...rest} data-emphasis={emphasis} className={classes(css.root, css.emphases[emphasis])}>
      {image !== undefined && (
        <div aria-hidden="true" className={css.picture}>
          {image}
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

/** Placeholder of a promotion while it loads. Renders a `div` hidden from screen readers. */
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
