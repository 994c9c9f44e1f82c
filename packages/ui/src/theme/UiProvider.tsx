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

/** Props that a router's link must accept: a URL and the attributes of an anchor. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

/** Messages that components of the kit use themselves. */
export interface UiMessages {
  /** Label of the button that closes a dialog, a sheet or a panel. */
  close: string;
  /** Label of the button that dismisses a notification. */
  dismiss: string;
  /** Accessible name of the list of notifications. */
  notifications: string;
  /** Added to the accessible name of a control while its action is pending. */
  loading: string;
  /** Label of the button that reveals a password. */
  showPassword: string;
  /** Label of the button that hides a password. */
  hidePassword: string;
  /** Text of the skip link to the page content. */
  skipToContent: string;
  /** Text of the skip link to the coupon. */
  skipToCoupon: string;
}

export interface UiContextValue {
  direction: TextDirection;
  locale: string;
  messages: UiMessages;
  link: LinkComponent;
  hasPage: (href: string) => boolean;
}

export interface UiProviderProps {
  /** Text direction; must equal `dir` of the root element. */
  direction: TextDirection;
  /** BCP 47 language tag, used for number formats and collation. */
  locale: string;
  /** Messages of the kit in that language. */
  messages: UiMessages;
  /**
   * Link component of the router.
   * @default a plain anchor
   */
  link?: LinkComponent | undefined;
  /**
   * Whether there is a page at a URL. Buttons and titles leave out a link to a page that doesn't exist; in other
   * places the `link` component decides what it renders.
   * @default every page exists
   */
  hasPage?: ((href: string) => boolean) | undefined;
  children: ReactNode;
}

const always = () => true;

const UiContext = createContext<UiContextValue | null>(null);

/** Provides direction, language, messages and link component to the kit. Renders no element of its own. */
export function UiProvider({
  direction,
  locale,
  messages,
  link = PlainLink,
  hasPage = always,
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ direction, locale, messages, link, hasPage }),
    [direction, locale, messages, link, hasPage],
  );
  return (
    <UiContext value={value}>
      <Direction.Provider dir={direction}>{children}</Direction.Provider>
    </UiContext>
  );
}

/**
 * Returns the value of the nearest `UiProvider`.
 * @throws if there is none
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

/** Returns the kit's messages in the player's language. */
export function useMessages(): UiMessages {
  return useUi().messages;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}
