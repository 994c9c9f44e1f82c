import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BlockPage.css.ts';

/** Why nobody gets in, with the icon that stands for it. */
const reasonIcons = {
  maintenance: 'maintenance',
  updates: 'refresh',
  suspended: 'clock',
  blocked: 'blocked',
  country: 'not-here',
  soon: 'calendar',
} as const satisfies Record<string, IconName>;

export type BlockReason = keyof typeof reasonIcons;
export const blockReasons = Object.keys(reasonIcons) as readonly BlockReason[];

export interface BlockFact {
  /** "From", "Until", "Your country". */
  readonly label: string;
  /** "Sunday, 22 November, 03:00". */
  readonly value: string;
}

export interface BlockPageProps extends RootProps<HTMLDivElement> {
  /** Why nobody gets in. */
  reason: BlockReason;
  /** What happened, in one sentence. */
  title: string;
  /** What it means for the player: bets, money, the time it takes. */
  detail: ReactNode;
  /** Times and places, as rows. */
  facts?: readonly BlockFact[] | undefined;
  /** How far the work is: words, and the share from 0 to 100. */
  progress?: { readonly label: string; readonly value: number } | undefined;
  /** The way on: try again, sign out, withdraw. */
  actions?: ReactNode;
  /** Whom to write to. */
  support?: ReactNode;
}

/** Why the site can't be used now, and what is still possible. Renders a `div` with the first heading; `data-reason`. */
export function BlockPage(props: BlockPageProps) {
  const { reason, title, detail, facts, progress, actions, support, ...rest } = props;
  return (
    <div {...rest} className={css.root} data-reason={reason}>
      <span className={css.disc}>
        <Icon name={reasonIcons[reason]} size="lg" />
      </span>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.detail}>{detail}</p>
      </div>
      {facts && (
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {progress && (
        <div className={css.progress}>
          <span aria-hidden="true">{progress.label}</span>
          <Progress label={progress.label} value={progress.value} />
        </div>
      )}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
      {support !== undefined && <div className={css.support}>{support}</div>}
    </div>
  );
}
