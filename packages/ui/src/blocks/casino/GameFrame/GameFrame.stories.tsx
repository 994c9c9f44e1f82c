import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { longTitle, stagePicture } from '../fixtures.tsx';
import { GameThumbnail } from '../GameTile/GameThumbnail.tsx';
import { GameWallet } from '../GameWallet/GameWallet.tsx';
import { GameCover } from './GameCover.tsx';
import { GameFrame } from './GameFrame.tsx';
import * as stage from './stories.css.ts';
import { docs } from './GameFrame.docs.ts';

const wallet = (
  <GameWallet
    balance="€ 248.50"
    label="Balance € 248.50"
    title="Balance"
    parts={[
      { label: 'Money', value: '€ 210.50' },
      { label: 'Bonus', value: '€ 38.00', note: 'Wager € 210 more to withdraw it' },
      { label: 'Free spins', value: '20' },
    ]}
    actions={
      <ButtonLink href="#deposit" tone="primary" width="full">
        Deposit
      </ButtonLink>
    }
  />
);

const meta = {
  title: 'Blocks/Casino/GameFrame',
  tags: ['planned'],
  component: GameFrame,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    title: 'Iron Orchard',
    clock: '21:07',
    details: [
      { label: 'In session', value: '0:34' },
      { label: 'Net', value: '−€ 12.50' },
    ],
    wallet,
    deposit: (
      <ButtonLink href="#deposit" tone="primary" size="sm">
        Deposit
      </ButtonLink>
    ),
    mode: 'real',
    labels: {
      close: 'Close the game',
      favourite: 'Favourite',
      fullScreen: 'Full screen',
      leaveFullScreen: 'Leave full screen',
      mode: 'Play for',
      real: 'Real',
      demo: 'Demo',
    },
    children: <GameThumbnail src={stagePicture} title="Iron Orchard" />,
    onClose: fn(),
    onModeChange: fn(),
    onFavouriteChange: fn(),
    onFullScreenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className={stage.screen}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  render: function Playing(args) {
    const [mode, setMode] = useState(args.mode);
    const [favourite, setFavourite] = useState(false);
    return (
      <GameFrame
        {...args}
        mode={mode}
        favourite={favourite}
        onModeChange={setMode}
        onFavouriteChange={setFavourite}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const frame = within(canvasElement);
    await userEvent.click(frame.getByRole('radio', { name: 'Demo' }));
    await expect(frame.getByRole('radio', { name: 'Demo' })).toBeChecked();
    const star = frame.getByRole('button', { name: 'Favourite' });
    star.focus();
    await userEvent.keyboard('{Enter}');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(frame.getByRole('button', { name: 'Full screen' }));
    await expect(args.onFullScreenChange).toHaveBeenCalledWith(true);
  },
};

/** Details of the balance, one press away from the game. */
export const Wallet: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Balance € 248.50' }));
    const panel = await screen.findByRole('dialog', { name: 'Balance' });
    await waitFor(() => expect(panel).toBeVisible());
  },
};

/** Phone in landscape: both bars in one line, the remaining height for the game. */
export const Landscape: Story = {
  decorators: [
    (Story) => (
      <div className={stage.landscape}>
        <Story />
      </div>
    ),
  ],
  tags: ['desktop'],
};

/** Two games side by side on a desktop. */
export const SideBySide: Story = {
  tags: ['desktop'],
  render: (args) => (
    <div className={stage.pair}>
      <GameFrame {...args} />
      <GameFrame {...args} title="Nine Comets" clock={undefined} fullScreen mode="demo" />
    </div>
  ),
};

export const Loading: Story = {
  args: {
    children: undefined,
    cover: <GameCover state="loading" title="Loading Iron Orchard" progress={62} image={stagePicture} />,
  },
};

export const Failed: Story = {
  args: {
    cover: (
      <GameCover
        state="failed"
        title="The game did not start"
        detail="The connection to its provider was lost. Your last round is safe: it goes on when you come back."
        action={<Button icon="refresh">Try again</Button>}
      />
    ),
  },
};

export const NeedsSignIn: Story = {
  args: {
    mode: undefined,
    wallet: undefined,
    deposit: undefined,
    details: [],
    cover: (
      <GameCover
        state="signIn"
        title="Sign in to play for money"
        action={
          <>
            <ButtonLink href="#sign-in" tone="strong">
              Sign in
            </ButtonLink>
            <ButtonLink href="#demo">Play the demo</ButtonLink>
          </>
        }
      />
    ),
  },
};

export const NeedsBalance: Story = {
  args: {
    deposit: undefined,
    cover: (
      <GameCover
        state="balance"
        title="The least stake of this game is € 0.20"
        detail="Your balance is € 0.00."
        action={
          <>
            <ButtonLink href="#deposit" tone="primary">
              Deposit
            </ButtonLink>
            <ButtonLink href="#demo">Play the demo</ButtonLink>
          </>
        }
      />
    ),
  },
};

export const LimitReached: Story = {
  args: {
    deposit: undefined,
    cover: (
      <GameCover
        state="limit"
        title="You have reached your loss limit of € 150"
        detail="You can play again on 24 November, 09:00. You can still withdraw."
        action={<ButtonLink href="#limits">See my limits</ButtonLink>}
      />
    ),
  },
};

export const SelfExcluded: Story = {
  args: {
    mode: undefined,
    deposit: undefined,
    cover: (
      <GameCover
        state="blocked"
        title="You have excluded yourself until 20 May 2027"
        detail="Games and bets are closed. You can still withdraw your balance."
        action={<ButtonLink href="#help">Where to find help</ButtonLink>}
      />
    ),
  },
};

export const Stress: Story = {
  args: {
    title: longTitle,
    details: [
      { label: 'In der Sitzung seit', value: '12:34' },
      { label: 'Nettoergebnis', value: '−€ 1,204,881.27' },
    ],
    cover: (
      <GameCover
        state="limit"
        title={longTitle}
        detail={longTitle}
        action={<ButtonLink href="#limits">Meine selbst gesetzten Grenzen ansehen</ButtonLink>}
      />
    ),
  },
};
