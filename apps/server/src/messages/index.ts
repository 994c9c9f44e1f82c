export { mailingsRoutes } from './mailings/mailings.routes.ts';
export { createMailings, type Mailings } from './mailings/mailings.service.ts';
export { createMessageJobs } from './messageJobs.ts';
export { createMessageSender } from './messageSender.ts';
export { messagesRoutes } from './messages.routes.ts';
export {
  createOperatorMessages,
  type NewMessage,
  type OperatorMessages,
} from './operatorMessages.service.ts';
export { pushRoutes } from './push/push.routes.ts';
export { createPush, type Push } from './push/push.ts';
export { openPushService } from './push/pushService.ts';
export { userConfigRoutes } from './userConfig/userConfig.routes.ts';
