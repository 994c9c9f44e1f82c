import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BlockPage.css.ts';

/** Icons of the reasons for blocking the site. */
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

export interface BlockDetail {
  /** Label of the value, for example “From”, “Until” or “Your country”. */
  readonly label: string;
  /** Formatted value, for example “Sunday, 22 November, 03:00”. */
  readonly value: string;
}

export interface BlockPageProps extends RootProps<HTMLDivElement> {
  /** Reason for blocking the site. */
  reason: BlockReason;
  /** Message in one sentence. */
  title: string;
  /** Consequences for bets and money, and the expected duration. */
  detail: ReactNode;
  /** Rows of labelled values, such as times and the country. */
  details?: readonly BlockDetail[] | undefined;
  /** Progress of the maintenance: label and share from 0 to 100. */
  progress?: { readonly label: string; readonly value: number } | undefined;
  /** Actions, for example retrying, signing out or withdrawing. */
  actions?: ReactNode;
  /** Contact details of the support. */
  support?: ReactNode;
}

/**
 * Page shown when the site can't be used, with the remaining options. Renders a `div` with the first heading and the
 * reason in `data-reason`.
 */
export function BlockPage(props: BlockPageProps) {
  const { reason, title, detail, details, progress, actions, support, ...rest } = props;
  return (
    <div {...rest} className={css.root} data-reason={reason}>
      <span className={css.disc}>
        <Icon name={reasonIcons[reason]} size="lg" />
      </span>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.detail}>{detail}</p>
      </div>
      {details && (
        <dl className={css.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={css.entry}>
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
