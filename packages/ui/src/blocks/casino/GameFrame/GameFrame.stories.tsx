import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DetailList } from '../../account/DetailList/DetailList.tsx';
import { longTitle, stagePicture } from '../fixtures.tsx';
import { RoundList } from '../RoundList/RoundList.tsx';
import { GamePage } from '../GamePage/GamePage.tsx';
import { GameThumbnail } from '../GameTile/GameThumbnail.tsx';
import { GameWallet, GameWalletSkeleton } from '../GameWallet/GameWallet.tsx';
import { GameCover } from './GameCover.tsx';
import { GameFrame } from './GameFrame.tsx';
import * as stage from './stories.css.ts';
import { docs } from './GameFrame.docs.ts';

const wallet = (
  <GameWallet
    account="Main · EUR"
    balance="€ 242.00"
    note="Bonus € 40.00 · not in use here"
    limit={{ label: 'Loss limit, 24 h', value: '€ 43.50 left' }}
    labels={{ change: 'Change account', deposit: 'Deposit', pause: 'Take a break' }}
    onChange={fn()}
    onDeposit={fn()}
    onPause={fn()}
  />
);

const meta = {
  title: 'Blocks/Casino/GameFrame',
  component: GameFrame,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    title: 'Iron Orchard',
    subtitle: 'Brass Otter · returns 96.10 %',
    returns: '96.10 %',
    details: [
      { label: 'Now', value: '21:07' },
      { label: 'In this game', value: '0:34:12' },
      { label: 'Net here', value: '−€ 6.50' },
    ],
    wallet,
    labels: {
      close: 'Close the game',
      info: 'About the game',
      favourite: 'Favourite',
      fullScreen: 'Full screen',
      leaveFullScreen: 'Leave full screen',
      pause: 'Break',
    },
    children: <GameThumbnail src={stagePicture} title="Iron Orchard" />,
    onClose: fn(),
    onInfo: fn(),
    onPause: fn(),
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
    const [favourite, setFavourite] = useState(false);
    return <GameFrame {...args} favourite={favourite} onFavouriteChange={setFavourite} />;
  },
  play: async ({ canvasElement, args }) => {
    const frame = within(canvasElement);
    const star = frame.getByRole('button', { name: 'Favourite' });
    star.focus();
    await userEvent.keyboard('{Enter}');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(frame.getByRole('button', { name: 'Full screen' }));
    await expect(args.onFullScreenChange).toHaveBeenCalledWith(true);
  },
};

/** Desktop: one bar, actions with labels, and cards beside the game. */
export const Desktop: Story = {
  tags: ['desktop'],
  render: (args) => (
    <GamePage
      sideLabel="Your session"
      side={
        <Card>
          <RoundList
            label="Last rounds"
            labels={{ time: 'Time', stake: 'Stake', won: 'Payout' }}
            rounds={[
              { id: '2', time: '21:06:58', stake: '€ 0.80', won: '€ 4.80' },
              { id: '1', time: '21:06:51', stake: '€ 0.80', won: '€ 0.00' },
            ]}
          />
          <DetailList
            details={[
              { id: 'rounds', label: 'Rounds', value: '164' },
              { id: 'staked', label: 'Staked', value: '€ 131.20' },
              { id: 'won', label: 'Won', value: '€ 124.70' },
              { id: 'net', label: 'Net', value: '−€ 6.50', strong: true },
            ]}
          />
        </Card>
      }
    >
      <GameFrame {...args} />
    </GamePage>
  ),
};

export const FullScreen: Story = { args: { fullScreen: true } };

export const Loading: Story = {
  args: {
    children: undefined,
    wallet: <GameWalletSkeleton />,
    cover: (
      <GameCover state="loading" title="Iron Orchard" progressLabel="Loading the game" image={stagePicture} />
    ),
  },
};

export const Failed: Story = {
  args: {
    cover: (
      <GameCover
        state="failed"
        title="The game didn’t start."
        detail="Your money is untouched, and a round that was open goes on when you come back."
        action={
          <>
            <Button tone="strong">Try again</Button>
            <Button>Back</Button>
          </>
        }
      />
    ),
  },
};

export const NeedsSignIn: Story = {
  args: {
    wallet: undefined,
    details: [],
    cover: (
      <GameCover
        state="signIn"
        title="Sign in to play for money."
        action={
          <>
            <ButtonLink href="#sign-in" tone="strong">
              Sign in
            </ButtonLink>
            <ButtonLink href="#demo">Play money</ButtonLink>
          </>
        }
      />
    ),
  },
};

export const LimitReached: Story = {
  args: {
    cover: (
      <GameCover
        state="limit"
        title="Your time for today is used up."
        detail="Your stake is safe: an open round ends by itself."
        action={<ButtonLink href="#limits">See my limits</ButtonLink>}
      />
    ),
  },
};

/** Summary of a session, with its figures. */
export const Summary: Story = {
  args: {
    cover: (
      <GameCover
        state="summary"
        title="Your session of Iron Orchard"
        action={<Button tone="strong">Close</Button>}
      >
        <DetailList
          details={[
            { id: 'time', label: 'Time', value: '0:34:12' },
            { id: 'rounds', label: 'Rounds', value: '164' },
            { id: 'net', label: 'Net', value: '−€ 6.50', strong: true },
          ]}
        />
      </GameCover>
    ),
  },
};

export const Stress: Story = {
  args: {
    title: longTitle,
    subtitle: longTitle,
    details: [
      { label: 'Uhrzeit', value: '21:07' },
      { label: 'In diesem Spiel seit', value: '12:34:56' },
      { label: 'Nettoergebnis hier', value: '−€ 1,204,881.27' },
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
