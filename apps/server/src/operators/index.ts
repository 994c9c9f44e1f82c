export { operatorMoneyText } from './operatorMoney/operatorMoneyText.ts';
export { createAuditLog } from './ops/auditLog/auditLog.service.ts';
export { consoleOrigin } from './ops/console/consoleOrigin.ts';
export { withOperatorCalls } from './ops/operatorCallsText.ts';
export { createOperatorsDomain } from './operatorsDomain.ts';
