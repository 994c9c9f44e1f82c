import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PromotionHero.css.ts';

export interface PromotionHeroProps extends RootProps<HTMLElement> {
  /** Target group, for example “New here”. */
  kicker?: string | undefined;
  /** Offer, for example “100 % of your first deposit, up to € 100”. */
  title: string;
  /** Condition in one sentence. */
  text?: string | undefined;
  /** Decorative image at the end of the line. */
  image?: ReactNode;
  /** Main action. */
  action?: ReactNode;
  /** Significant conditions with a link to the full terms; always visible. */
  terms?: ReactNode;
}

/** Promotion on the brand's background. Renders a `section`. */
export function PromotionHero({ kicker, title, text, image, action, terms, ...rest }: PromotionHeroProps) {
  return (
    <section {...rest} className={css.root}>
      <div className={css.frame}>
        <div className={css.words}>
          {kicker !== undefined && <p className={css.kicker}>{kicker}</p>}
          <h2 className={css.title}>{title}</h2>
          {text !== undefined && <p className={css.text}>{text}</p>}
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
        {image !== undefined && (
          <div aria-hidden="true" className={css.picture}>
            {image}
          </div>
        )}
      </div>
      {terms !== undefined && <div className={css.terms}>{terms}</div>}
    </section>
  );
}

/** Placeholder of a promotion while it loads. Renders a `div` hidden from screen readers. */
export function PromotionHeroSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="block" />
    </div>
  );
}
