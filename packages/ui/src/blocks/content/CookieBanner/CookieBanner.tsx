import { useState, type ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { CookieKinds, type CookieKind } from './CookieKinds.tsx';
import * as css from './CookieBanner.css.ts';

export interface CookieWords {
  /** "What this site remembers". */
  readonly title: string;
  /** What for, with a link to the policy. */
  readonly detail: ReactNode;
  /** Allows everything. */
  readonly accept: string;
  /** Allows only what the site can't work without. */
  readonly necessary: string;
  /** Shows the kinds. */
  readonly choose: string;
  /** Keeps the choice. */
  readonly save: string;
}

export interface CookieBannerProps extends RootProps<HTMLElement> {
  words: CookieWords;
  /** Kinds of what the site remembers. */
  kinds: readonly CookieKind[];
  /** The player decided: identities of the kinds that are allowed, the necessary ones among them. */
  onDecide: (allowed: readonly string[]) => void;
}

/**
 * Asks what the site may remember; yes and no are equally easy. Stands in the page's `cookieBanner` place, above coupon
 * and navigation, and stops nobody. Renders a `section`; choosing opens a sheet.
 */
export function CookieBanner({ words, kinds, onDecide, ...rest }: CookieBannerProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <section {...rest} aria-label={words.title} className={css.root}>
      <div className={css.words}>
        <h2 className={css.title}>{words.title}</h2>
        <p className={css.detail}>{words.detail}</p>
      </div>
      <div className={css.actions}>
        <Button tone="strong" onClick={() => onDecide(kinds.map(({ id }) => id))}>
          {words.accept}
        </Button>
        <Button tone="strong" onClick={() => onDecide(necessaryOf(kinds))}>
          {words.necessary}
        </Button>
        <div className={css.choose}>
          <Button emphasis="outline" width="full" onClick={() => setChoosing(true)}>
            {words.choose}
          </Button>
        </div>
      </div>
      <CookieSheet
        open={choosing}
        onOpenChange={setChoosing}
        words={words}
        kinds={kinds}
        onDecide={onDecide}
      />
    </section>
  );
}

export interface CookieSheetProps extends Pick<CookieBannerProps, 'words' | 'kinds' | 'onDecide'> {
  /** In sight or not. */
  open: boolean;
  /** The player closed it, or decided. */
  onOpenChange: (open: boolean) => void;
  /** Kinds allowed at first. @default only the necessary ones */
  defaultValue?: readonly string[] | undefined;
}

/** The same choice at any later time, from the footer. Renders a sheet of switches; a dialog on desktops. */
export function CookieSheet({ open, onOpenChange, words, kinds, onDecide, defaultValue }: CookieSheetProps) {
  const [allowed, setAllowed] = useState(defaultValue ?? necessaryOf(kinds));
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        <Button
          tone="strong"
          size="lg"
          width="full"
          onClick={() => {
            onOpenChange(false);
            onDecide(allowed);
          }}
        >
          {words.save}
        </Button>
      }
    >
      <CookieKinds kinds={kinds} value={allowed} onValueChange={setAllowed} />
    </BottomSheet>
  );
}

const necessaryOf = (kinds: readonly CookieKind[]) =>
  kinds.filter(({ isNecessary }) => isNecessary).map(({ id }) => id);
