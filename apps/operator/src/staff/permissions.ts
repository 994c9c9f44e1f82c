import { operatorScopes, type OperatorScope } from '@touchline/contract/operators';
import { messageOf, t } from '../messages/messages.ts';
import { listText } from './grantText.ts';

/** All permissions, also those of later releases. */
export const ALL = '*';
export type Permission = OperatorScope | typeof ALL;

/** Returns the permissions of a list that may have all. */
export const expanded = (scopes: readonly string[]): readonly OperatorScope[] =>
  scopes.includes(ALL) ? operatorScopes : operatorScopes.filter((scope) => scopes.includes(scope));

/** Names a permission: “Players”. */
export const permissionText = (scope: string): string =>
  scope === ALL ? t('permission.all') : messageOf('permission', scope);

/** Names permissions: “Players, Payments”. */
export const permissionsText = (scopes: readonly string[]): string =>
  scopes.includes(ALL) ? t('permission.all') : listText(scopes.map(permissionText));
