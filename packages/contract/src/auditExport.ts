/** Maximum number of days in an export of the audit log. */
export const MAX_EXPORT_DAYS = 92;
