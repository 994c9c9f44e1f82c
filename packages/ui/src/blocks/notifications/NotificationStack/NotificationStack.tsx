import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ToastRegion, type ToastClearance } from '../../../primitives/Toast/ToastRegion.tsx';
import { arrangeNotifications, kindLooks, type NotificationKind } from './arrangeNotifications.ts';

export interface NotificationAnswer {
  /** Words of the answer. */
  readonly label: string;
  /** The player chose it; the question is then taken away. */
  readonly onChoose: () => void;
}

export interface NotificationItem {
  /** Identity among the notifications; the same news keeps it, and is then counted. */
  readonly id: string;
  /** What kind of news it is. */
  readonly kind: NotificationKind;
  /** What happened. */
  readonly title: string;
  /** Why, and what to do; a new line stays a new line. */
  readonly detail?: string | undefined;
  /** One way on, such as a `Link`. */
  readonly action?: ReactNode;
  /** The two answers to a question; the first is the one that most players want. */
  readonly answers?: readonly [NotificationAnswer, NotificationAnswer] | undefined;
  /** How often it came, where that was counted before. @default 1 */
  readonly times?: number | undefined;
}

export interface NotificationStackProps {
  /** Notifications, oldest first. */
  notifications: readonly NotificationItem[];
  /** One was taken away, by the player or after its ten seconds. */
  onDismiss: (id: string) => void;
  /** Words of the button that shows those that wait: "2 more". @default "+2" */
  moreLabel?: ((count: number) => string) | undefined;
  /** What of the page stays free: nothing, the bottom navigation, or the coupon too. @default 'navigation' */
  clear?: ToastClearance | undefined;
}

/**
 * Notifications over the page, the most serious on top; three are in sight. They close after ten seconds, but not
 * while hovered, focused or on a hidden page; permanent errors and questions stay. Renders a region.
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
