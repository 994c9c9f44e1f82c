import { BlockPage, type BlockDetail } from '../../blocks/content/BlockPage/BlockPage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { BlockedLayout, type BlockedLayoutProps } from '../Blocked/BlockedLayout.tsx';

export interface MaintenanceLayoutProps extends Omit<BlockedLayoutProps, 'children'> {
  /** Title, for example “We are working on the site”. */
  title: string;
  /** Status of open bets and of the balance meanwhile. */
  detail: string;
  /** Start and expected end, in the player's time zone. */
  times: readonly BlockDetail[];
  /** Progress from 0 to 100 and its label, for example “About 40 minutes left”. */
  progress?: { readonly label: string; readonly value: number } | undefined;
  /** Label of the retry button. */
  retryLabel: string;
  /**
   * Whether a retry is pending.
   * @default false
   */
  retrying?: boolean | undefined;
  /** Called when the player presses the retry button. */
  onRetry: () => void;
  /** Contact of the support team. */
  support?: BlockedLayoutProps['children'];
}

/** Layout of the whole site during maintenance. Renders `BlockedLayout` with the times and a retry button. */
export function MaintenanceLayout(props: MaintenanceLayoutProps) {
  const { title, detail, times, progress, retryLabel, retrying = false, onRetry, support, ...frame } = props;
  return (
    <BlockedLayout {...frame}>
      <BlockPage
        reason="maintenance"
        title={title}
        detail={detail}
        details={times}
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
