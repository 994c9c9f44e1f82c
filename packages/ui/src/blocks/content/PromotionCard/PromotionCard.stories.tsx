import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { StoryImage } from '../StoryImage.tsx';
import { PromotionCard, PromotionCardSkeleton } from './PromotionCard.tsx';
import { docs } from './PromotionCard.docs.ts';

const meta = {
  title: 'Blocks/Content/PromotionCard',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: PromotionCard,
  args: {
    kicker: 'Weekly · ends in 3 days',
    title: 'A free bet for five expresses',
    detail: 'Place five expresses of three selections or more between Monday and Sunday.',
    image: <StoryImage turn={40} />,
    action: <ButtonLink href="#terms">See the terms</ButtonLink>,
    terms: '18+. Stake of € 5 or more, price 1.40 or higher for each selection.',
  },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The most important promotion has the brand's background. */
export const Strong: Story = {
  args: {
    emphasis: 'strong',
    image: undefined,
    kicker: 'Daily tournament · ends in 3 h 12 min',
    title: '€ 20,000 prize pool',
    detail: 'You: 148th of 2,310',
    terms: undefined,
    action: (
      <ButtonLink href="#play" tone="primary">
        Play
      </ButtonLink>
    ),
  },
};

export const Loading: Story = { render: () => <PromotionCardSkeleton /> };

export const Stress: Story = {
  render: (args) => (
    <Stack>
      {(['quiet', 'strong'] as const).map((emphasis) => (
        <PromotionCard
          {...args}
          key={emphasis}
          emphasis={emphasis}
          image={undefined}
          title="Einzahlungsbonusguthabenauszahlungsvoraussetzungen für Neukundinnen und Neukunden im ganzen Jahr"
          detail={'Umsatzbedingungen gelten. '.repeat(10)}
          terms={'Nur für volljährige Spielerinnen und Spieler. '.repeat(3)}
          action={<ButtonLink href="#terms">Teilnahmebedingungen</ButtonLink>}
        />
      ))}
    </Stack>
  ),
};
