import { Button } from '../../../primitives/Button/Button.tsx';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import * as css from './SiteNews.css.ts';

export interface SiteNewsPoint {
  readonly icon: IconName;
  /** "One coupon on every page". */
  readonly title: string;
  /** One sentence more. */
  readonly detail: string;
}

export interface SiteNewsProps {
  /** In sight or not. */
  open: boolean;
  /** The player closed it. */
  onOpenChange: (open: boolean) => void;
  /** "The site is new". */
  title: string;
  /** What stays as it was: "Your account, bets and balance are where they were." */
  description: string;
  /** What is new, three to five things. */
  points: readonly SiteNewsPoint[];
  /** Words of the button that closes it. */
  doneLabel: string;
}

/** What changed since the player's last visit. Renders a sheet; a dialog on desktops. */
export function SiteNews({ open, onOpenChange, title, description, points, doneLabel }: SiteNewsProps) {
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <Button tone="strong" size="lg" width="full" onClick={() => onOpenChange(false)}>
          {doneLabel}
        </Button>
      }
    >
      <ul className={css.list}>
        {points.map((point) => (
          <li key={point.title} className={css.point}>
            <span className={css.sign}>
              <Icon name={point.icon} />
            </span>
            <div className={css.words}>
              <h3 className={css.title}>{point.title}</h3>
              <p className={css.detail}>{point.detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
