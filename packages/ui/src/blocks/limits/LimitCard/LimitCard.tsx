import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card, type CardTone } from '../../../primitives/Card/Card.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Notice, type NoticeTone } from '../../../primitives/Notice/Notice.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LimitCard.css.ts';

export const limitNoteKinds = ['pending', 'approval', 'reached', 'locked', 'saved'] as const;
/** Kind of a note: a change is pending, needs approval, the limit is used up, can't be changed, or was saved. */
export type LimitNoteKind = (typeof limitNoteKinds)[number];

const looks = {
  pending: { notice: 'boost', card: 'boost', icon: 'hourglass' },
  approval: { notice: 'boost', card: 'boost', icon: 'question' },
  reached: { notice: 'warning', card: 'warning', icon: 'gauge' },
  locked: { notice: 'info', card: 'neutral', icon: 'lock' },
  saved: { notice: 'success', card: 'neutral', icon: 'check' },
} as const satisfies Record<LimitNoteKind, { notice: NoticeTone; card: CardTone; icon: IconName }>;

export interface LimitNote {
  readonly kind: LimitNoteKind;
  /**
   * Text of the note with a time, for example “Change to € 300 waits 17 more hours. Then we ask you to confirm it.”
   */
  readonly text: string;
  /** Follow-up actions in order, for example “Cancel the change”. */
  readonly actions?: readonly { readonly id: string; readonly label: string }[] | undefined;
}

export interface LimitUse {
  /** Used amount. */
  readonly used: number;
  /** Limit in the same unit. */
  readonly limit: number;
  /** Formatted used amount, for example “€ 124 used”. */
  readonly usedText: string;
  /** Formatted remaining amount, for example “€ 76 left”. */
  readonly leftText: string;
}

export interface LimitCardProps extends RootProps<HTMLElement> {
  /** Name of the limit, for example “Deposits, 7 days”. */
  title: string;
  /** Formatted limit: “€ 200”, or “Not set”. */
  amount: string;
  /** Used share of the limit; without it there is no meter. */
  use?: LimitUse | undefined;
  /** Note about the state of the limit. */
  note?: LimitNote | undefined;
  /** Label of the button that opens the form. */
  changeLabel?: string | undefined;
  /**
   * Accessible name that distinguishes the button from those of other limits; must start with its label: “Change:
   * Deposits, 7 days”.
   */
  changeName?: string | undefined;
  /**
   * Whether the button is hidden because the limit is being changed or can't be changed.
   * @default false
   */
  locked?: boolean | undefined;
  /** Form, while it is open. */
  form?: ReactNode;
  /** Called when the player wants to change the limit. Without it there is no button. */
  onChange?: (() => void) | undefined;
  /** Called with the id of the note's action that the player selects. */
  onNoteAction?: ((id: string) => void) | undefined;
}

/** Single limit: amount, use and pending changes. Renders a `section`. */
export function LimitCard({
  title,
  amount,
  use,
  note,
  changeLabel,
  changeName,
  locked = false,
  form,
  onChange,
  onNoteAction,
  ...rest
}: LimitCardProps) {
  return (
    <Card {...rest} tone={note ? looks[note.kind].card : 'neutral'}>
      <div className={css.root}>
        <div className={css.head}>
          <h3 className={css.title}>{title}</h3>
          <span className={css.amount}>{amount}</span>
        </div>
        {use && (
          <div className={css.use}>
            <Progress
              label={title}
              value={use.used}
              max={use.limit}
              valueText={`${use.usedText}, ${use.leftText}`}
            />
            <span className={css.figures}>
              <span>{use.usedText}</span>
              <span>{use.leftText}</span>
            </span>
          </div>
        )}
        {note && (
          <Notice
            tone={looks[note.kind].notice}
            icon={looks[note.kind].icon}
            announced={note.kind === 'saved'}
            action={
              note.actions && (
                <span className={css.ways}>
                  {note.actions.map(({ id, label }) => (
                    <button key={id} type="button" className={css.way} onClick={() => onNoteAction?.(id)}>
                      {label}
                    </button>
                  ))}
                </span>
              )
            }
          >
            {note.text}
          </Notice>
        )}
        {form}
        {onChange && changeLabel !== undefined && form === undefined && !locked && (
          <Button size="sm" width="full" aria-label={changeName} onClick={onChange}>
            {changeLabel}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Skeleton of a limit while it loads. */
export function LimitCardSkeleton() {
  return (
    <Card>
      <div className={css.root}>
        <div className={css.head}>
          <Skeleton width="half" />
          <Skeleton width="quarter" />
        </div>
        <Skeleton />
        <Skeleton shape="control" />
      </div>
    </Card>
  );
}
