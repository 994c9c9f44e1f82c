import type { RootProps } from '../../../theme/rootProps.ts';
import type { MatchStatistic } from '../MatchStatistics/MatchStatistics.tsx';
import * as css from './KeyFigures.css.ts';

export const keyFigureForms = ['rows', 'line'] as const;
export type KeyFigureForm = (typeof keyFigureForms)[number];

export interface KeyFiguresProps extends RootProps<HTMLElement> {
  /** Accessible name of the section, for example “Key figures”. */
  label: string;
  /** Figures of both sides, about four. */
  figures: readonly MatchStatistic[];
  /**
   * A card with a row and bars for each figure, or all figures in one line without a ground, for a narrow tracker.
   * @default 'rows'
   */
  form?: KeyFigureForm | undefined;
}

/** The few figures of a match in play, from the middle to both sides. Renders a `section` with a `dl`. */
export function KeyFigures({ label, figures, form = 'rows', ...rest }: KeyFiguresProps) {
  return (
    <section {...rest} aria-label={label} className={css.root} data-form={form}>
      <dl className={css.list}>
        {figures.map(({ id, label: name, home, away, values }) => (
          <div key={id} className={css.row}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.home}>
              <bdi dir="ltr" translate="no">
                {home}
              </bdi>
            </dd>
            {form === 'rows' ? <Bars values={values} /> : <dd aria-hidden="true">–</dd>}
            <dd className={css.away}>
              <bdi dir="ltr" translate="no">
                {away}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Bars from the middle to both sides: their share of both values. */
function Bars({ values: [home, away] }: Pick<MatchStatistic, 'values'>) {
  const all = home + away || 1;
  return (
    <>
      {([home, away] as const).map((value, side) => (
        <dd
          key={side === 0 ? 'home' : 'away'}
          aria-hidden="true"
          className={css.bar}
          data-side={side}
          data-most={value * 2 >= all ? '' : undefined}
        >
          <span className={css.value} style={{ inlineSize: `${(100 * value) / all}%` }} />
        </dd>
      ))}
    </>
  );
}
