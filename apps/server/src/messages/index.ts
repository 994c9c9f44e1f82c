export type { Mailings } from './mailings/mailings.service.ts';
export { createMessagesDomain } from './messagesDomain.ts';
export type { NewMessage, OperatorMessages } from './operatorMessages.service.ts';
