import { BlockPage, type BlockFact } from '../../blocks/content/BlockPage/BlockPage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { BlockedLayout, type BlockedLayoutProps } from '../Blocked/BlockedLayout.tsx';

export interface MaintenanceLayoutProps extends Omit<BlockedLayoutProps, 'children'> {
  /** "We are working on the site". */
  title: string;
  /** What becomes of open bets and of the money meanwhile. */
  detail: string;
  /** When it started and when it ends, in the player's time zone. */
  times: readonly BlockFact[];
  /** How far it is: "About 40 minutes left", and the share from 0 to 100. */
  progress?: { readonly label: string; readonly value: number } | undefined;
  /** Words of the button that asks whether the site is back. */
  retryLabel: string;
  /** The site is being asked. @default false */
  retrying?: boolean | undefined;
  /** The player asks whether the site is back. */
  onRetry: () => void;
  /** Whom to write to. */
  support?: BlockedLayoutProps['children'];
}

/** The whole site while it is being worked on. Renders the blocked frame with the times and a way to ask again. */
export function MaintenanceLayout(props: MaintenanceLayoutProps) {
  const { title, detail, times, progress, retryLabel, retrying = false, onRetry, support, ...frame } = props;
  return (
    <BlockedLayout {...frame}>
      <BlockPage
        reason="maintenance"
        title={title}
        detail={detail}
        facts={times}
        progress={progress}
        support={support}
        actions={
          <Button tone="strong" icon="refresh" busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </BlockedLayout>
  );
}
