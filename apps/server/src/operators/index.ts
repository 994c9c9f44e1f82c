export { operatorMoneyText } from './operatorMoney/operatorMoneyText.ts';
export { createAuditLog } from './ops/auditLog/auditLog.service.ts';
export { withOperatorCalls } from './ops/operatorCallsText.ts';
export { createOperatorsDomain } from './operatorsDomain.ts';
