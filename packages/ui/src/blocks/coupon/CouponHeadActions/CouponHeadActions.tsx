import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';

export interface CouponHeadWords {
  /** Takes all selections out: "Remove all". */
  clear: string;
  /** Keeps the coupon in sight: "Keep the coupon open". */
  pin: string;
  /** "Coupon settings". */
  settings: string;
  /** Gives the coupon a code: "Save and share". */
  share: string;
  /** Takes a coupon's code: "Load by code". */
  load: string;
  /** Opens the rest: "More". */
  more: string;
}

export interface CouponHeadActionsProps {
  /** Names of the actions. */
  words: CouponHeadWords;
  /** The coupon stays in sight while the page changes. */
  pinned?: boolean | undefined;
  /** The player takes all selections out. Each action without its event isn't there. */
  onClear?: (() => void) | undefined;
  /** The player keeps the coupon in sight, or lets it go. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined;
  /** The player wants the settings. */
  onSettings?: (() => void) | undefined;
  /** The player wants a code of this coupon. */
  onShare?: (() => void) | undefined;
  /** The player has a code. */
  onLoad?: (() => void) | undefined;
}

/** Controls at the end of the coupon's head: two in sight, the rest in a menu. Renders buttons. */
export function CouponHeadActions({
  words,
  pinned = false,
  onClear,
  onPinnedChange,
  onSettings,
  onShare,
  onLoad,
}: CouponHeadActionsProps) {
  const rest = [
    ...(onShare ? [{ id: 'share', label: words.share, icon: 'share' as const, onSelect: onShare }] : []),
    ...(onLoad ? [{ id: 'load', label: words.load, icon: 'coupon' as const, onSelect: onLoad }] : []),
    ...(onClear
      ? [
          {
            id: 'clear',
            label: words.clear,
            icon: 'trash' as const,
            tone: 'danger' as const,
            onSelect: onClear,
          },
        ]
      : []),
  ];
  return (
    <>
      {onPinnedChange && (
        <IconButton
          label={words.pin}
          icon={pinned ? 'pinned' : 'pin'}
          tone="muted"
          pressed={pinned}
          onClick={() => onPinnedChange(!pinned)}
        />
      )}
      {onSettings && <IconButton label={words.settings} icon="settings" tone="muted" onClick={onSettings} />}
      {rest.length > 0 && (
        <Menu trigger={<IconButton label={words.more} icon="more" tone="muted" />} items={rest} />
      )}
    </>
  );
}
