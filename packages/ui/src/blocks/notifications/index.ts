export {
  NotificationStack,
  notificationKinds,
  type NotificationItem,
  type NotificationKind,
  type NotificationStackProps,
} from './NotificationStack/NotificationStack.tsx';
