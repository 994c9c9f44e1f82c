/** What visitors are asked and told, in the order in which they see it. */
export const popupOrder = [
  'age',
  'new-site',
  'cookies',
  'identify',
  'first-deposit',
  'convert',
  'update',
  'install',
] as const;
export type PopupName = (typeof popupOrder)[number];

/** Those that stop the page until they are answered; the others stand at its foot. */
const stopping: ReadonlySet<PopupName> = new Set(['age', 'new-site', 'identify', 'first-deposit', 'convert']);

export interface PopupFacts {
  /** What the site shows. */
  readonly shown: ReadonlySet<string>;
  /** Until when the age is confirmed, UTC ms. */
  readonly ageUntil: number;
  /** Until when the news were seen, UTC ms. */
  readonly newsUntil: number;
  /** Until when installing was put off, UTC ms. */
  readonly installUntil: number;
  /** UTC ms. */
  readonly now: number;
  readonly isGuest: boolean;
  /** Consent is asked for, and the visitor has said nothing yet. */
  readonly isConsentDue: boolean;
  /** The account asks who the player is, here, and it wasn't put off. */
  readonly isIdentifyDue: boolean;
  /** 15 s have passed since the account was known to have no deposit, and it wasn't put off in this session. */
  readonly isDepositDue: boolean;
  readonly isConvertDue: boolean;
  readonly isUpdateDue: boolean;
  readonly isInstallable: boolean;
  /** Something of another part of the page lies over it: what stops the page waits. */
  readonly isCovered: boolean;
}

/** The one popup that a visitor sees now; undefined for none. */
export function popupOf(facts: PopupFacts): PopupName | undefined {
  const { shown, now } = facts;
  const isDue: Readonly<Record<PopupName, boolean>> = {
    age: shown.has('age') && now >= facts.ageUntil,
    'new-site': shown.has('new-site') && facts.isGuest && now >= facts.newsUntil,
    cookies: shown.has('cookies') && facts.isConsentDue,
    // What an account needs is no campaign either.
    identify: facts.isIdentifyDue,
    'first-deposit': shown.has('first-deposit') && facts.isDepositDue,
    convert: shown.has('convert') && facts.isConvertDue,
    // A new version of the page is no campaign: every installed site tells it.
    update: facts.isUpdateDue,
    install: shown.has('install') && facts.isInstallable && now >= facts.installUntil,
  };
  const first = popupOrder.find((name) => isDue[name]);
  return first !== undefined && first !== 'age' && facts.isCovered && stopping.has(first) ? undefined : first;
}
