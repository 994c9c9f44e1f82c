import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { longTitle } from '../fixtures.tsx';
import { GameThumbnail } from '../GameTile/GameThumbnail.tsx';
import { PromotionHero, PromotionHeroSkeleton } from './PromotionHero.tsx';
import { docs } from './PromotionHero.docs.ts';

const meta = {
  title: 'Blocks/Casino/PromotionHero',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: PromotionHero,
  args: {
    kicker: 'New here',
    title: '100 % of your first deposit, up to € 100',
    text: 'Plus 50 free spins in Iron Orchard. Wager it 30 times within 14 days.',
    action: (
      <ButtonLink href="#deposit" tone="primary" size="lg">
        Deposit
      </ButtonLink>
    ),
    terms: (
      <>
        18+. Least deposit € 10. Money you win with the bonus can be withdrawn after wagering.{' '}
        <Link href="#terms" tone="inherit">
          Terms
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof PromotionHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = {
  args: { image: <GameThumbnail title="" gameId="salt-road" shape="wide" /> },
};

export const Desktop: Story = { ...WithPicture, tags: ['desktop'] };

export const Loading: Story = { render: () => <PromotionHeroSkeleton /> };

export const Stress: Story = { args: { kicker: longTitle, title: longTitle, text: longTitle } };
