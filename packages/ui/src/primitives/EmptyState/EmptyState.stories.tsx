import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { docs } from './EmptyState.docs.ts';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: { componentDocs: docs },
  args: {
    title: 'No bets yet',
    icon: 'history',
    action: <ButtonLink href="#live">See live matches</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const onRetry = fn();

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The line did not load"
      detail="The connection was lost. Check it and try again."
      retryLabel="Try again"
      onRetry={onRetry}
    />
  ),
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  render: () => (
    <ErrorState
      icon="offline"
      title="You are offline"
      detail="Prices are shown again when the connection is back."
    />
  ),
};

export const Stress: Story = {
  args: {
    title:
      'In the competitions of the Landesmeisterschaftsnachholspieltage that you chose no match is played today',
    detail: 'Take a filter away, or look at another day. '.repeat(4),
    action: (
      <>
        <ButtonLink href="#all">Alle Mannschaftssportveranstaltungen anzeigen</ButtonLink>
        <ButtonLink href="#filters" emphasis="outline">
          Change the filters
        </ButtonLink>
      </>
    ),
  },
};
