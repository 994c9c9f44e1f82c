import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { Direction } from 'radix-ui';
import './reset.css.ts';
import './plain.css.ts';
import './base.css.ts';
import './focus.css.ts';
import './forced.css.ts';
import './print.css.ts';

export type TextDirection = 'ltr' | 'rtl';

/** What a router's link must take: an address and everything an anchor takes. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

/** The few words that parts of the kit say by themselves. */
export interface UiMessages {
  /** Closes a dialog, a sheet or a panel. */
  close: string;
  /** Takes a notification away. */
  dismiss: string;
  /** Name of the list of notifications. */
  notifications: string;
  /** Follows the label of a control that works on something. */
  loading: string;
  /** Shows what is typed in a password field. */
  showPassword: string;
  /** Hides what is typed in a password field. */
  hidePassword: string;
  /** Jumps over the header and menus. */
  skipToContent: string;
  /** Jumps over the page to the coupon. */
  skipToCoupon: string;
}

/** Follows a link that is drawn without the router's: goes there within the app, or leaves it to the browser. */
export type FollowLink = (event: MouseEvent, href: string) => void;

export interface UiContextValue {
  direction: TextDirection;
  locale: string;
  messages: UiMessages;
  link: LinkComponent;
  follow: FollowLink;
}

export interface UiProviderProps {
  /** Direction of the text; the root element carries the same in `dir`. */
  direction: TextDirection;
  /** BCP 47 tag of the language, for numbers and collation. */
  locale: string;
  /** The kit's own words in that language. */
  messages: UiMessages;
  /** The router's link. @default a plain anchor */
  link?: LinkComponent | undefined;
  /** What the router does with a link that rows draw; the same function always. @default left to the browser */
  follow?: FollowLink | undefined;
  children: ReactNode;
}

const UiContext = createContext<UiContextValue | null>(null);

/** Gives the kit its direction, language, words and link. Renders no element of its own. */
export function UiProvider({
  direction,
  locale,
  messages,
  link = PlainLink,
  follow = leaveToBrowser,
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ direction, locale, messages, link, follow }),
    [direction, locale, messages, link, follow],
  );
  return (
    <UiContext value={value}>
      <Direction.Provider dir={direction}>{children}</Direction.Provider>
    </UiContext>
  );
}

/**
 * Direction, language, words and link of the nearest `UiProvider`.
 * @throws when there is none
 */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) {
    throw new Error(
      'A component of the kit stands outside UiProvider, so it has no words and no link. Wrap the app in <UiProvider>.',
    );
  }
  return value;
}

/** The kit's own words in the player's language. */
export function useMessages(): UiMessages {
  return useUi().messages;
}

function leaveToBrowser(): void {}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}
