import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';

export interface CouponHeadLabels {
  /** Label of the button that removes all selections, for example “Remove all”. */
  clear: string;
  /** Label of the pin button, for example “Keep the coupon open”. */
  pin: string;
  /** Label of the settings button, for example “Coupon settings”. */
  settings: string;
  /** Label of the button that saves the coupon under a code, for example “Save and share”. */
  share: string;
  /** Label of the button that loads a coupon by its code, for example “Load by code”. */
  load: string;
  /** Label of the menu, for example “More”. */
  more: string;
}

export interface CouponHeadActionsProps {
  /** Labels of the actions. */
  labels: CouponHeadLabels;
  /** Whether the coupon stays visible when the player navigates. */
  pinned?: boolean | undefined;
  /** Called when the player removes all selections. Each action without its handler is omitted. */
  onClear?: (() => void) | undefined;
  /** Called when the player pins or unpins the coupon. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined;
  /** Called when the player opens the settings. */
  onSettings?: (() => void) | undefined;
  /** Called when the player saves the coupon under a code. */
  onShare?: (() => void) | undefined;
  /** Called when the player loads a coupon by its code. */
  onLoad?: (() => void) | undefined;
}

/** Actions at the end of the coupon's header: two visible, the others in a menu. Renders buttons. */
export function CouponHeadActions({
  labels,
  pinned = false,
  onClear,
  onPinnedChange,
  onSettings,
  onShare,
  onLoad,
}: CouponHeadActionsProps) {
  const rest = [
    ...(onShare ? [{ id: 'share', label: labels.share, icon: 'share' as const, onSelect: onShare }] : []),
    ...(onLoad ? [{ id: 'load', label: labels.load, icon: 'coupon' as const, onSelect: onLoad }] : []),
    ...(onClear
      ? [
          {
            id: 'clear',
            label: labels.clear,
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
          label={labels.pin}
          icon={pinned ? 'pinned' : 'pin'}
          tone="muted"
          pressed={pinned}
          onClick={() => onPinnedChange(!pinned)}
        />
      )}
      {onSettings && <IconButton label={labels.settings} icon="settings" tone="muted" onClick={onSettings} />}
      {rest.length > 0 && (
        <Menu trigger={<IconButton label={labels.more} icon="more" tone="muted" />} items={rest} />
      )}
    </>
  );
}
