import { useState, type ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { CookieKinds, type CookieKind } from './CookieKinds.tsx';
import * as css from './CookieBanner.css.ts';

export interface CookieLabels {
  /** Title of the banner, for example “What this site remembers”. */
  readonly title: string;
  /** Purpose of the cookies, with a link to the policy. */
  readonly detail: ReactNode;
  /** Label of the button that allows all categories. */
  readonly accept: string;
  /** Label of the button that allows only the necessary categories. */
  readonly necessary: string;
  /** Label of the button that opens the categories. */
  readonly choose: string;
  /** Label of the button that saves the choice. */
  readonly save: string;
}

export interface CookieBannerProps extends RootProps<HTMLElement> {
  labels: CookieLabels;
  /** Categories of cookies and stored data. */
  kinds: readonly CookieKind[];
  /** Called with the ids of the allowed categories, including the necessary ones. */
  onDecide: (allowed: readonly string[]) => void;
}

/**
 * Cookie consent banner with equally easy accept and decline buttons. Passed as `cookieBanner` of the page layout,
 * above coupon and navigation; doesn't block the page. Renders a `section`; the detailed choice opens a sheet.
 */
export function CookieBanner({ labels, kinds, onDecide, ...rest }: CookieBannerProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <section {...rest} aria-label={labels.title} className={css.root}>
      <div className={css.words}>
        <h2 className={css.title}>{labels.title}</h2>
        <p className={css.detail}>{labels.detail}</p>
      </div>
      <div className={css.actions}>
        <Button tone="strong" onClick={() => onDecide(kinds.map(({ id }) => id))}>
          {labels.accept}
        </Button>
        <Button tone="strong" onClick={() => onDecide(necessaryOf(kinds))}>
          {labels.necessary}
        </Button>
        <div className={css.choose}>
          <Button emphasis="outline" width="full" onClick={() => setChoosing(true)}>
            {labels.choose}
          </Button>
        </div>
      </div>
      <CookieSheet
        open={choosing}
        onOpenChange={setChoosing}
        labels={labels}
        kinds={kinds}
        onDecide={onDecide}
      />
    </section>
  );
}

export interface CookieSheetProps extends Pick<CookieBannerProps, 'labels' | 'kinds' | 'onDecide'> {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the player closes the sheet or decides. */
  onOpenChange: (open: boolean) => void;
  /**
   * Ids of the categories that are allowed initially.
   * @default only the necessary ones
   */
  defaultValue?: readonly string[] | undefined;
}

/** Cookie choice for later changes, opened from the footer. Renders a sheet of switches; a dialog on desktops. */
export function CookieSheet({ open, onOpenChange, labels, kinds, onDecide, defaultValue }: CookieSheetProps) {
  const [allowed, setAllowed] = useState(defaultValue ?? necessaryOf(kinds));
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
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
          {labels.save}
        </Button>
      }
    >
      <CookieKinds kinds={kinds} value={allowed} onValueChange={setAllowed} />
    </BottomSheet>
  );
}

const necessaryOf = (kinds: readonly CookieKind[]) =>
  kinds.filter(({ isNecessary }) => isNecessary).map(({ id }) => id);
