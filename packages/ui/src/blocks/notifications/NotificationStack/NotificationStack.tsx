import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ToastRegion, type ToastClearance } from '../../../primitives/Toast/ToastRegion.tsx';
import { arrangeNotifications, kindLooks, type NotificationKind } from './arrangeNotifications.ts';

export interface NotificationAnswer {
  /** Label of the answer. */
  readonly label: string;
  /** Called when the player selects the answer; the question is then dismissed. */
  readonly onChoose: () => void;
}

export interface NotificationItem {
  /** Unique id of the notification; a repeated one reuses its id and is counted. */
  readonly id: string;
  /** Kind of the notification, which sets its order and tone. */
  readonly kind: NotificationKind;
  /** Title: what happened. */
  readonly title: string;
  /** Reason and what to do; line breaks are preserved. */
  readonly detail?: string | undefined;
  /** Follow-up action, such as a `Link`. */
  readonly action?: ReactNode;
  /** Two answers to a question; the first is the one that most players choose. */
  readonly answers?: readonly [NotificationAnswer, NotificationAnswer] | undefined;
  /**
   * Number of occurrences, if already counted.
   * @default 1
   */
  readonly times?: number | undefined;
}

export interface NotificationStackProps {
  /** Notifications, oldest first. */
  notifications: readonly NotificationItem[];
  /** Called when a notification is dismissed by the player or after ten seconds. */
  onDismiss: (id: string) => void;
  /**
   * Label of the button that shows the queued notifications, for example “2 more”.
   * @default "+2"
   */
  moreLabel?: ((count: number) => string) | undefined;
  /**
   * Part of the page that notifications don't cover: none, the bottom navigation, or the coupon too.
   * @default 'navigation'
   */
  clear?: ToastClearance | undefined;
}

/**
 * Notifications over the page, the most severe on top; up to three are visible. They close after ten seconds, except
 * while hovered, focused or on a hidden page; permanent errors and questions don't close. Renders a region.
 */
export function NotificationStack({ notifications, onDismiss, ...region }: NotificationStackProps) {
  const toasts = arrangeNotifications(notifications).map(
    ({ id, kind, title, detail, action, answers, times }) => ({
      id,
      title,
      detail,
      count: times > 1 ? `× ${times}` : undefined,
      action: answers ? <Answers answers={answers} onAnswered={() => onDismiss(id)} /> : action,
      ...kindLooks[kind],
    }),
  );
  return <ToastRegion {...region} toasts={toasts} onDismiss={onDismiss} />;
}

interface AnswersProps {
  answers: readonly [NotificationAnswer, NotificationAnswer];
  onAnswered: () => void;
}

function Answers({ answers, onAnswered }: AnswersProps) {
  return answers.map(({ label, onChoose }, index) => (
    <Button
      key={label}
      size="sm"
      tone={index === 0 ? 'strong' : 'neutral'}
      onClick={() => {
        onChoose();
        onAnswered();
      }}
    >
      {label}
    </Button>
  ));
}
