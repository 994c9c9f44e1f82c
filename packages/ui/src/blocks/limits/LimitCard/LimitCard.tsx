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
/** What is to be said of a limit: a change waits, an answer is due, it is used up, it can't be changed, it was saved. */
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
  /** What happens, and when: "Change to € 300 waits 17 more hours. Then we ask you to confirm it." */
  readonly text: string;
  /** Ways on, in order: "Cancel the change". */
  readonly actions?: readonly { readonly id: string; readonly label: string }[] | undefined;
}

export interface LimitUse {
  /** How much is used up. */
  readonly used: number;
  /** The limit, in the same unit. */
  readonly limit: number;
  /** "€ 124 used". */
  readonly usedText: string;
  /** "€ 76 left". */
  readonly leftText: string;
}

export interface LimitCardProps extends RootProps<HTMLElement> {
  /** What is limited: "Deposits, 7 days". */
  title: string;
  /** The limit in words: "€ 200", or "Not set". */
  amount: string;
  /** How much of it is used; without it there is no meter. */
  use?: LimitUse | undefined;
  /** A state that needs a sentence. */
  note?: LimitNote | undefined;
  /** Words of the button that opens the form. */
  changeLabel?: string | undefined;
  /** Its name among the buttons of other limits, which begins with its words: "Change: Deposits, 7 days". */
  changeName?: string | undefined;
  /** The limit is being changed, or can't be: there is nothing to press. @default false */
  locked?: boolean | undefined;
  /** The form, while it is open. */
  form?: ReactNode;
  /** The player wants to change it. Without it there is no button. */
  onChange?: (() => void) | undefined;
  /** The player took one of the ways on. */
  onNoteAction?: ((id: string) => void) | undefined;
}

/** One limit: how high it is, how much is used, what waits. Renders a `section`. */
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

/** The place of a limit that is on its way. */
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
