import { Button } from '../../../primitives/Button/Button.tsx';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import * as css from './SiteNews.css.ts';

export interface SiteNewsPoint {
  readonly icon: IconName;
  /** Title of the change, for example “One coupon on every page”. */
  readonly title: string;
  /** Description in one sentence. */
  readonly detail: string;
}

export interface SiteNewsProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the sheet opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Title of the sheet, for example “The site is new”. */
  title: string;
  /** Reassurance about what is unchanged, for example “Your account, bets and balance are where they were.” */
  description: string;
  /** Changes, three to five. */
  points: readonly SiteNewsPoint[];
  /** Label of the close button. */
  doneLabel: string;
}

/** Changes since the player's last visit. Renders a sheet; a dialog on desktops. */
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
