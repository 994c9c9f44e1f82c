import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './ProviderSlider.css.ts';

export interface GameProvider {
  /** Identity of the provider. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Its logo; the name stands in its place without one. */
  readonly logo?: ReactNode;
  /** How many games, in words: "412 games". */
  readonly count?: string | undefined;
  /** Its page. */
  readonly href: string;
}

export const providerLayouts = ['row', 'grid'] as const;
export type ProviderLayout = (typeof providerLayouts)[number];

export interface ProviderSliderProps extends RootProps<HTMLUListElement> {
  /** What the list holds, for readers: "Providers". */
  label: string;
  /** Providers in order; none yet while they load. */
  providers: readonly GameProvider[] | undefined;
  /** One line that scrolls sideways, or columns. @default 'row' */
  layout?: ProviderLayout | undefined;
}

/** Who makes the games, each with its page. Renders a `ul` of links; `data-layout` row or grid. */
export function ProviderSlider({ label, providers, layout = 'row', ...rest }: ProviderSliderProps) {
  const { link: Link } = useUi();
  return (
    <ul
      {...rest}
      aria-label={label}
      aria-busy={providers === undefined}
      data-layout={layout}
      className={css.root}
    >
      {providers
        ? providers.map(({ id, name, logo, count, href }) => (
            <li key={id} className={css.cell}>
              <Link href={href} className={css.card}>
                {logo === undefined ? (
                  <span className={css.name}>{name}</span>
                ) : (
                  <span role="img" aria-label={name} className={css.logo}>
                    {logo}
                  </span>
                )}
                {count !== undefined && <span className={css.count}>{count}</span>}
              </Link>
            </li>
          ))
        : ['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
            <li key={key} aria-hidden="true" className={css.cell}>
              <div className={css.card}>
                <Skeleton width="half" />
                <Skeleton width="third" />
              </div>
            </li>
          ))}
    </ul>
  );
}
