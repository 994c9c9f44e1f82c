import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Bonuses.css.ts';

export const bonusStates = ['offered', 'active', 'waiting', 'done', 'expired', 'refused'] as const;
export type BonusState = (typeof bonusStates)[number];

const stateTones = {
  offered: 'boost',
  active: 'info',
  waiting: 'warning',
  done: 'success',
  expired: 'neutral',
  refused: 'neutral',
} as const satisfies Record<BonusState, BadgeTone>;

export interface BonusCardProps extends RootProps<HTMLElement> {
  /** "Sports bonus, 100 %". */
  title: string;
  /** What it is for: "For the first deposit · sports". */
  kind: string;
  /** "€ 25.00". */
  amount: string;
  state: BonusState;
  /** The same in words: "Offered", "Ran out". */
  stateWord: string;
  /** What has to be done, and until when. */
  terms: string;
  /** How far the wagering is, with its figures in words. */
  wagering?:
    | {
        /** "Wagering". */
        readonly label: string;
        /** How much, from 0 to 1. */
        readonly share: number;
        /** "€ 75.00 of € 125.00". */
        readonly done: string;
        /** "9 days left". */
        readonly left?: string | undefined;
      }
    | undefined;
  /** "Choose this bonus"; without it it can't be chosen. */
  chooseLabel?: string | undefined;
  /** "Refuse"; without it it can't be refused. */
  refuseLabel?: string | undefined;
  /** An answer is on its way. @default false */
  busy?: boolean | undefined;
  /** The player chose it. */
  onChoose?: (() => void) | undefined;
  /** The player does not want it. */
  onRefuse?: (() => void) | undefined;
}

/** One bonus with its terms, how far it is wagered, and a way in and out. Renders a `section`; `data-state` says where it stands. */
export function BonusCard({
  title,
  kind,
  amount,
  state,
  stateWord,
  terms,
  wagering,
  chooseLabel,
  refuseLabel,
  busy = false,
  onChoose,
  onRefuse,
  ...rest
}: BonusCardProps) {
  return (
    <Card {...rest} tone={state === 'offered' ? 'boost' : 'neutral'}>
      <div className={css.root} data-state={state}>
        <div className={css.head}>
          <div className={css.words}>
            <span className={css.kind}>{kind}</span>
            <Heading level={3}>{title}</Heading>
          </div>
          <bdi dir="ltr" className={css.amount}>
            {amount}
          </bdi>
        </div>
        <div>
          <Badge tone={stateTones[state]}>{stateWord}</Badge>
        </div>
        {wagering !== undefined && (
          <div className={css.progress}>
            <Progress
              label={wagering.label}
              value={wagering.share}
              max={1}
              valueText={wagering.done}
              tone="boost"
            />
            <div className={css.between}>
              <bdi>{wagering.done}</bdi>
              <span>{wagering.left}</span>
            </div>
          </div>
        )}
        <p className={css.terms}>{terms}</p>
        {(chooseLabel !== undefined || refuseLabel !== undefined) && (
          <div className={css.actions}>
            {chooseLabel !== undefined && (
              <Button tone="strong" busy={busy} onClick={onChoose}>
                {chooseLabel}
              </Button>
            )}
            {refuseLabel !== undefined && (
              <Button emphasis="outline" disabled={busy} onClick={onRefuse}>
                {refuseLabel}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
