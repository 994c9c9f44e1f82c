import { Card } from '../../../primitives/Card/Card.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { ListStateProps } from '../ListCard/ListCard.tsx';
import { ProfileFormSkeleton } from '../ProfileForm/ProfileFormSkeleton.tsx';
import { SettingsPanel, type Setting, type SettingsPanelProps } from '../SettingsPanel/SettingsPanel.tsx';

export interface SettingsGroup {
  readonly id: string;
  /** Title of the group, for example “Display” or “By e-mail”. */
  readonly title: string;
  /** Introductory sentence about the group. */
  readonly lead?: string | undefined;
  readonly settings: readonly Setting[];
}

export interface SettingsGroupsLabels {
  /** Title of the error state: what couldn't be loaded. */
  readonly failed: string;
  /** Label of the retry button, for example “Try again”. */
  readonly retry: string;
}

export interface SettingsGroupsProps
  extends
    RootProps<HTMLDivElement>,
    ListStateProps,
    Pick<SettingsPanelProps, 'onChoiceChange' | 'onSwitchChange'> {
  /** Groups of settings, for example display, betting or notifications. */
  groups: readonly SettingsGroup[];
  labels: SettingsGroupsLabels;
}

/** All settings of an area, with a card for each group; changes apply immediately. Renders a `div`. */
export function SettingsGroups({
  groups,
  labels,
  status = 'ready',
  onRetry,
  onChoiceChange,
  onSwitchChange,
  ...rest
}: SettingsGroupsProps) {
  return (
    <Stack {...rest} aria-busy={status === 'loading' || undefined}>
      {status === 'loading' && <ProfileFormSkeleton fields={4} />}
      {status === 'failed' && (
        <Card pad="none">
          <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />
        </Card>
      )}
      {status === 'ready' &&
        groups.map(({ id, title, lead, settings }) => (
          <Card key={id}>
            <Stack gap="lg">
              <div>
                <Heading level={2}>{title}</Heading>
                {lead !== undefined && <Paragraph tone="muted">{lead}</Paragraph>}
              </div>
              <SettingsPanel
                settings={settings}
                onChoiceChange={onChoiceChange}
                onSwitchChange={onSwitchChange}
              />
            </Stack>
          </Card>
        ))}
    </Stack>
  );
}
