import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { useBrokenImage } from '../../../theme/useBrokenImage.ts';
import * as css from './ProviderSlider.css.ts';

export interface GameProvider {
  /** Id of the provider. */
  readonly id: string;
  /** Name of the provider. */
  readonly name: string;
  /** URL of the logo; if it is missing or fails to load, the name is shown. */
  readonly logo?: string | undefined;
  /** Formatted number of games with its unit, for example “412 games”. */
  readonly count?: string | undefined;
  /** URL of the provider's page. */
  readonly href: string;
}

export const providerLayouts = ['row', 'grid'] as const;
export type ProviderLayout = (typeof providerLayouts)[number];

export interface ProviderSliderProps extends RootProps<HTMLUListElement> {
  /** Accessible name of the list, for example “Providers”. */
  label: string;
  /** Providers in display order. Undefined while they load. */
  providers: readonly GameProvider[] | undefined;
  /**
   * Layout: a horizontally scrolling line, or a grid.
   * @default 'row'
   */
  layout?: ProviderLayout | undefined;
}

/** Game providers with links to their pages. Renders a `ul` of links; `data-layout` is `row` or `grid`. */
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
        ? providers.map((provider) => (
            <li key={provider.id} className={css.cell}>
              <Link href={provider.href} className={css.card}>
                <Mark {...provider} />
                {provider.count !== undefined && <span className={css.count}>{provider.count}</span>}
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

function Mark({ name, logo }: Pick<GameProvider, 'name' | 'logo'>) {
  const { isBroken, watched } = useBrokenImage(logo);
  if (logo === undefined || isBroken) return <span className={css.name}>{name}</span>;
  return <img {...watched} src={logo} alt={name} loading="lazy" decoding="async" className={css.logo} />;
}
