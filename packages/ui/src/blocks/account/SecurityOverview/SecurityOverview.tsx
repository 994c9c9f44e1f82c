import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Progress, type ProgressTone } from '../../../primitives/Progress/Progress.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListWords } from '../ListCard/ListCard.tsx';
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
  /** "Phone", "Two-step sign-in". */
  readonly title: string;
  /** What holds now: "+44 ··· ··· 73", "Changed 140 days ago". */
  readonly detail?: string | undefined;
  readonly icon: IconName;
  /** It protects, it is missing, or it needs attention. */
  readonly state: 'on' | 'off' | 'attention';
  /** The same in words: "On", "Off", "Confirm". */
  readonly stateWord: string;
  /** Where it is set. */
  readonly href: string;
}

export interface SecurityOverviewWords extends ListWords {
  /** "Protection". */
  readonly title: string;
  /** Names of the levels: "Weak", "Fair", "Good", "Full". */
  readonly levels: Readonly<Record<ProtectionLevel, string>>;
  /** What raises it, in one sentence. */
  readonly advice?: string | undefined;
  /** "Ways to protect the account". */
  readonly methods: string;
}

export interface SecurityOverviewProps extends RootProps<HTMLDivElement>, ListStateProps {
  /** Protection in per cent; nothing is said while it is unknown. */
  share?: number | undefined;
  /** What protects the account, and what could. */
  methods: readonly SecurityMethod[];
  words: SecurityOverviewWords;
}

/** How well the account is protected, and every way to protect it. Renders a `div` with two sections. */
export function SecurityOverview({ share, methods, words, status, onRetry, ...rest }: SecurityOverviewProps) {
  const { locale } = useUi();
  const level = share === undefined ? undefined : protectionLevel(share);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div {...rest} className={css.list}>
      {share !== undefined && level !== undefined && (
        <Card>
          <div className={css.root}>
            <Heading level={2} size="name">
              {words.title}
            </Heading>
            <div className={css.top}>
              <span className={css.level} data-level={level}>
                {words.levels[level]}
              </span>
              <span className={css.share}>{percent.format(share / 100)}</span>
            </div>
            <Progress
              label={words.title}
              value={share}
              valueText={words.levels[level]}
              tone={levelTones[level]}
            />
            {words.advice !== undefined && <p className={css.advice}>{words.advice}</p>}
          </div>
        </Card>
      )}
      <ListCard title={words.methods} words={words} icon="shield" status={status} onRetry={onRetry}>
        {methods.map(({ id, title, detail, icon, state, stateWord, href }) => (
          <AccountRow
            key={id}
            title={title}
            detail={detail}
            icon={icon}
            tone={state === 'on' ? 'success' : state === 'attention' ? 'warning' : 'neutral'}
            aside={
              <Badge tone={state === 'on' ? 'success' : state === 'attention' ? 'warning' : 'neutral'}>
                {stateWord}
              </Badge>
            }
            href={href}
          />
        ))}
      </ListCard>
    </div>
  );
}
