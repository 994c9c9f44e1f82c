import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
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
  /** Name of the bonus, for example “Sports bonus, 100 %”. */
  title: string;
  /** Purpose of the bonus, for example “For the first deposit · sports”. */
  kind: string;
  /** Formatted amount or a short text with one, for example “€ 25.00” or “50 % up to € 50”. */
  amount: string;
  state: BonusState;
  /** Label of `state`, for example “Offered” or “Ran out”. */
  stateLabel: string;
  /** Conditions and deadline. */
  terms: string;
  /** Address of the artwork, for example of a game with free rounds. Without it none is shown. */
  art?: string | undefined;
  /** Pages on which the bonus is used, for example a game with free rounds. Without them there are no links. */
  links?: readonly { readonly label: string; readonly href: string }[] | undefined;
  /** Progress of the wagering or of free rounds, with formatted figures. */
  wagering?:
    | {
        /** Label of the progress, for example “Wagering” or “Free rounds”. */
        readonly label: string;
        /** Completed share, from 0 to 1. */
        readonly share: number;
        /** Completed and required amount, for example “€ 75.00 of € 125.00”. */
        readonly done: string;
        /** Remaining time, for example “9 days left”. */
        readonly left?: string | undefined;
      }
    | undefined;
  /** Label of the accept button, for example “Choose this bonus”. Without it the bonus can't be chosen. */
  chooseLabel?: string | undefined;
  /** Label of the decline button, for example “Refuse”. Without it the bonus can't be refused. */
  refuseLabel?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Level of the title's heading.
   * @default 3
   */
  level?: 2 | 3 | undefined;
  /** Called when the player chooses the bonus. */
  onChoose?: (() => void) | undefined;
  /** Called when the player refuses the bonus. */
  onRefuse?: (() => void) | undefined;
}

/** Bonus with its terms, wagering progress and actions. Renders a `section` with its state in `data-state`. */
export function BonusCard({
  title,
  kind,
  amount,
  state,
  stateLabel,
  terms,
  art,
  links = [],
  wagering,
  chooseLabel,
  refuseLabel,
  busy = false,
  level = 3,
  onChoose,
  onRefuse,
  ...rest
}: BonusCardProps) {
  return (
    <Card {...rest} tone={state === 'offered' ? 'boost' : 'neutral'}>
      <div className={css.root} data-state={state}>
        <div className={css.head}>
          {art !== undefined && <img src={art} alt="" className={css.art} />}
          <div className={css.words}>
            <span className={css.kind}>{kind}</span>
            <Heading level={level} size="name">
              {title}
            </Heading>
          </div>
          <bdi translate="no" className={css.amount}>
            {amount}
          </bdi>
        </div>
        <div>
          <Badge tone={stateTones[state]}>{stateLabel}</Badge>
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
              <bdi translate="no">{wagering.done}</bdi>
              <span>{wagering.left}</span>
            </div>
          </div>
        )}
        <p className={css.terms}>{terms}</p>
        {(links.length > 0 || chooseLabel !== undefined || refuseLabel !== undefined) && (
          <div className={css.actions}>
            {links.map(({ label, href }) => (
              <ButtonLink key={href} href={href} tone={links.length === 1 ? 'strong' : 'neutral'}>
                {label}
              </ButtonLink>
            ))}
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
