import { t } from '../messages/messages.ts';

/** Columns of programs' tokens. */
export const tokenColumns = [
  { id: 'name', header: t('token.column.name') },
  { id: 'scopes', header: t('token.column.scopes') },
  { id: 'sites', header: t('token.column.sites') },
  { id: 'lastUsedAt', header: t('token.column.lastUsedAt'), numeric: true },
  { id: 'expiresAt', header: t('token.column.expiresAt'), numeric: true },
  { id: 'action', header: t('token.column.action') },
] as const;
