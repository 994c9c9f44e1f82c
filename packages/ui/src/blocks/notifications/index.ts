export {
  NotificationStack,
  type NotificationAnswer,
  type NotificationItem,
  type NotificationStackProps,
} from './NotificationStack/NotificationStack.tsx';
export { notificationKinds, type NotificationKind } from './NotificationStack/arrangeNotifications.ts';
export { batchNotifications, type BatchResult } from './NotificationStack/batchNotifications.ts';
export {
  MessageCentre,
  type MessageCentreProps,
  type MessageCentreLabels,
} from './MessageCentre/MessageCentre.tsx';
export {
  MessageList,
  MessageListSkeleton,
  type Message,
  type MessageListProps,
} from './MessageCentre/MessageList.tsx';
export { PushCard, type PushCardProps, type PushCardLabels } from './PushCard/PushCard.tsx';
