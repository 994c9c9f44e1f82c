/** Names of the cookies that decide what a page looks like when it arrives. Their values pass `viewCookieValue`. */
export const viewCookieNames = [
  'app_view_type',
  'hide_left',
  'hide_right',
  'is12h',
  'isChampsGroupedByCountry',
  'tz',
  'tz_device',
  'tzo',
  'view',
] as const;

export type ViewCookieName = (typeof viewCookieNames)[number];

/** Cookies of the view that a browser has sent. */
export type ViewCookies = Readonly<Partial<Record<ViewCookieName, string>>>;

/** Accepted value of a view cookie; names of time zones contain slashes. */
export const viewCookieValue = /^[\w./+-]{1,120}$/;
