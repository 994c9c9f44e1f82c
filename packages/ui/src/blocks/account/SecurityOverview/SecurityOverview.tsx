import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Progress, type ProgressTone } from '../../../primitives/Progress/Progress.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListLabels } from '../ListCard/ListCard.tsx';
import { protectionLevel, type ProtectionLevel } from './protectionLevel.ts';
import * as css from './SecurityOverview.css.ts';

const levelTones = {
  bad: 'danger',
  normal: 'warning',
  good: 'success',
  full: 'success',
} as const satisfies Record<ProtectionLevel, ProgressTone>;

export interface SecurityMethod {
  readonly id: string;
  /** Name of the method, for example “Phone” or “Two-step sign-in”. */
  readonly title: string;
  /** Current value, for example “+44 ··· ··· 73” or “Changed 140 days ago”. */
  readonly detail?: string | undefined;
  readonly icon: IconName;
  /** State of the method: active, inactive or in need of attention. */
  readonly state: 'on' | 'off' | 'attention';
  /** Label of `state`, for example “On”, “Off” or “Confirm”. */
  readonly stateLabel: string;
  /** URL of the method's settings. */
  readonly href: string;
}

export interface SecurityOverviewLabels extends ListLabels {
  /** Title of the protection level, for example “Protection”. */
  readonly title: string;
  /** Labels of the levels, for example “Weak”, “Fair”, “Good” and “Full”. */
  readonly levels: Readonly<Record<ProtectionLevel, string>>;
  /** Suggestion for a higher level, in one sentence. */
  readonly advice?: string | undefined;
  /** Title of the list, for example “Ways to protect the account”. */
  readonly methods: string;
}

export interface SecurityOverviewProps extends RootProps<HTMLDivElement>, ListStateProps {
  /** Protection level in per cent. Undefined while it is unknown. */
  share?: number | undefined;
  /** Active and available protection methods. */
  methods: readonly SecurityMethod[];
  labels: SecurityOverviewLabels;
}

/** Protection level of the account and its protection methods. Renders a `div` with two sections. */
export function SecurityOverview({
  share,
  methods,
  labels,
  status,
  onRetry,
  ...rest
}: SecurityOverviewProps) {
  const { locale } = useUi();
  const level = share === undefined ? undefined : protectionLevel(share);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div {...rest} className={css.list}>
      {share !== undefined && level !== undefined && (
        <Card>
          <div className={css.root}>
            <Heading level={2} size="name">
              {labels.title}
            </Heading>
            <div className={css.top}>
              <span className={css.level} data-level={level}>
                {labels.levels[level]}
              </span>
              <span className={css.share}>{percent.format(share / 100)}</span>
            </div>
            <Progress
              label={labels.title}
              value={share}
              valueText={labels.levels[level]}
              tone={levelTones[level]}
            />
            {labels.advice !== undefined && <p className={css.advice}>{labels.advice}</p>}
          </div>
        </Card>
      )}
      <ListCard title={labels.methods} labels={labels} icon="shield" status={status} onRetry={onRetry}>
        {methods.map(({ id, title, detail, icon, state, stateLabel, href }) => (
          <AccountRow
            key={id}
            title={title}
            detail={detail}
            icon={icon}
            tone={state === 'on' ? 'success' : state === 'attention' ? 'warning' : 'neutral'}
            aside={
              <Badge tone={state === 'on' ? 'success' : state === 'attention' ? 'warning' : 'neutral'}>
                {stateLabel}
              </Badge>
            }
            href={href}
          />
        ))}
      </ListCard>
    </div>
  );
}
