/** Popups in the order in which visitors see them. */
export const popupOrder = [
  'age',
  'new-site',
  'cookies',
  'identify',
  'first-deposit',
  'convert',
  'bonus',
  'update',
  'install',
] as const;
export type PopupName = (typeof popupOrder)[number];

/** Popups that block the page until answered; the others appear at its bottom. */
const stopping: ReadonlySet<PopupName> = new Set([
  'age',
  'new-site',
  'identify',
  'first-deposit',
  'convert',
  'bonus',
]);

/** Popups that a law or the account requires on the page that is shown. */
const required: ReadonlySet<PopupName> = new Set(['age', 'identify']);

export interface PopupData {
  /** Popups that the site enables. */
  readonly shown: ReadonlySet<string>;
  /** Time until which the age is confirmed, UTC ms. */
  readonly ageUntil: number;
  /** Time until which the news count as seen, UTC ms. */
  readonly newsUntil: number;
  /** Time until which the install prompt is put off, UTC ms. */
  readonly installUntil: number;
  /** UTC ms. */
  readonly now: number;
  readonly isGuest: boolean;
  /** True if consent is required and the visitor hasn't answered yet. */
  readonly isConsentDue: boolean;
  /** True if the account requires identification on this page and it wasn't put off. */
  readonly isIdentifyDue: boolean;
  /** True if the account has been known to have no deposit for 15 s and the prompt wasn't put off in this session. */
  readonly isDepositDue: boolean;
  readonly isConvertDue: boolean;
  /** True if there is a bonus to point the player to that this visit hasn't shown. */
  readonly isBonusDue: boolean;
  readonly isUpdateDue: boolean;
  readonly isInstallable: boolean;
  /** True if the page has a place for popups at its bottom; without one they wait for another page. */
  readonly hasFoot: boolean;
  /** True if the page has an element that moves money; popups that nothing requires wait for another page. */
  readonly isOverMoney: boolean;
  /** True if another overlay covers the page; blocking popups wait. */
  readonly isCovered: boolean;
}

/** Returns the popup to show now; undefined for none. */
export function popupOf(data: PopupData): PopupName | undefined {
  const { shown, now } = data;
  const isDue: Readonly<Record<PopupName, boolean>> = {
    age: shown.has('age') && now >= data.ageUntil,
    'new-site': shown.has('new-site') && data.isGuest && now >= data.newsUntil,
    cookies: shown.has('cookies') && data.isConsentDue,
    // Identification is an account requirement, so it is shown regardless of the site's campaign settings.
    identify: data.isIdentifyDue,
    'first-deposit': shown.has('first-deposit') && data.isDepositDue,
    convert: shown.has('convert') && data.isConvertDue,
    bonus: shown.has('bonus') && data.isBonusDue,
    // The update prompt is shown regardless of the site's campaign settings.
    update: data.isUpdateDue,
    install: shown.has('install') && data.isInstallable && now >= data.installUntil,
  };
  const first = popupOrder.find(
    (name) =>
      isDue[name] && (data.hasFoot || stopping.has(name)) && (!data.isOverMoney || required.has(name)),
  );
  return first !== undefined && first !== 'age' && data.isCovered && stopping.has(first) ? undefined : first;
}
