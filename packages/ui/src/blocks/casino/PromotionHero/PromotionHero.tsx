import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PromotionHero.css.ts';

export interface PromotionHeroProps extends RootProps<HTMLElement> {
  /** Whom it is for: "New here". */
  kicker?: string | undefined;
  /** What is given: "100 % of your first deposit, up to € 100". */
  title: string;
  /** What it takes, in one sentence. */
  text?: string | undefined;
  /** Its picture, at the end of the line; decoration only. */
  picture?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** The conditions that matter, and the link to all of them; always in sight. */
  terms?: ReactNode;
}

/** An offer on the brand's ground. Renders a `section`. */
export function PromotionHero({ kicker, title, text, picture, action, terms, ...rest }: PromotionHeroProps) {
  return (
    <section {...rest} className={css.root}>
      <div className={css.frame}>
        <div className={css.words}>
          {kicker !== undefined && <p className={css.kicker}>{kicker}</p>}
          <h2 className={css.title}>{title}</h2>
          {text !== undefined && <p className={css.text}>{text}</p>}
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
        {picture !== undefined && (
          <div aria-hidden="true" className={css.picture}>
            {picture}
          </div>
        )}
      </div>
      {terms !== undefined && <div className={css.terms}>{terms}</div>}
    </section>
  );
}

/** The place of an offer while it loads. Renders a `div` that readers pass over. */
export function PromotionHeroSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="block" />
    </div>
  );
}
