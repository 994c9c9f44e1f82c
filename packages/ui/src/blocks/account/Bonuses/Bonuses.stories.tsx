import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BonusList } from './BonusList.tsx';
import { docs } from './Bonuses.docs.ts';

const meta = {
  title: 'Blocks/Account/Bonuses',
  parameters: { componentDocs: docs },
  component: BonusList,
  args: {
    bonuses: [
      {
        id: 'active',
        title: 'Sports bonus, 100 %',
        kind: 'First deposit · sports',
        amount: '€ 25.00',
        state: 'active',
        stateLabel: 'Being wagered',
        terms: 'Expresses of three selections from 1.40. The rest is yours when it is wagered.',
        wagering: { label: 'Wagering', share: 0.6, done: '€ 75.00 of € 125.00', left: '9 days left' },
        refuseLabel: 'Give it back',
      },
      {
        id: 'offered',
        title: '50 free spins',
        kind: 'For your birthday · casino',
        amount: '50',
        state: 'offered',
        stateLabel: 'Offered',
        terms: 'Until 30 November. Winnings are wagered ten times.',
        chooseLabel: 'Choose this bonus',
        refuseLabel: 'Refuse',
      },
      {
        id: 'expired',
        title: 'Free bet',
        kind: 'Cup final · sports',
        amount: '€ 5.00',
        state: 'expired',
        stateLabel: 'Ran out',
        terms: 'It was good until 14 November.',
      },
    ],
    labels: {
      empty: 'You have no bonuses.',
      emptyDetail: 'Offers come here and as a message.',
      failed: 'Your bonuses could not be loaded.',
      retry: 'Try again',
    },
    onChoose: fn(),
    onRefuse: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BonusList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Choose this bonus' }));
    await expect(args.onChoose).toHaveBeenCalledWith('offered');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefuse).toHaveBeenCalledWith('offered');
  },
};

/** Chosen, finished and refused bonuses, and one that waits for another to end. */
export const States: Story = {
  args: {
    bonuses: [
      {
        id: 'waiting',
        title: 'Reload bonus, 50 %',
        kind: 'Second deposit · sports',
        amount: '€ 50.00',
        state: 'waiting',
        stateLabel: 'Waits for the sports bonus',
        terms: 'It starts when the bonus in use is wagered.',
        chooseLabel: 'Choose this bonus',
        busy: true,
      },
      {
        id: 'done',
        title: 'Welcome bonus',
        kind: 'First deposit · casino',
        amount: '€ 100.00',
        state: 'done',
        stateLabel: 'Wagered',
        terms: '€ 62.40 went to your main wallet on 4 November.',
      },
      {
        id: 'refused',
        title: 'Free bet',
        kind: 'Derby · sports',
        amount: '€ 5.00',
        state: 'refused',
        stateLabel: 'Refused',
        terms: 'You refused it on 1 November.',
      },
    ],
  },
};

/** Free rounds of a game, and of several games whose rounds are all left. */
export const FreeRounds: Story = {
  args: {
    bonuses: [
      {
        id: 'one-game',
        title: 'Iron Orchard',
        kind: 'Free rounds · € 0.20 each',
        amount: '7 left',
        state: 'active',
        stateLabel: 'Until Sat, Dec 12, 00:00',
        terms: 'Winnings become a bonus: bet 10 × the winnings. Rounds that aren’t played by then lapse.',
        wagering: { label: 'Free rounds', share: 0.3, done: '3 of 10 played', left: '14 days' },
        links: [{ label: 'Play', href: '#iron-orchard' }],
      },
      {
        id: 'several-games',
        title: 'Several games',
        kind: 'Free rounds · € 1.00 each',
        amount: '50 left',
        state: 'active',
        stateLabel: 'Until Sun, Dec 20, 18:00',
        terms: 'Winnings are your own money. Rounds that aren’t played by then lapse.',
        wagering: { label: 'Free rounds', share: 0, done: '0 of 50 played', left: '23 days' },
        links: ['Iron Orchard', 'Elder Orchard', 'The Lanterns of the Old Harbour at Midnight'].map(
          (label) => ({
            label,
            href: `#${label}`,
          }),
        ),
      },
    ],
  },
};

export const Empty: Story = { args: { bonuses: [] } };

export const Loading: Story = { args: { status: 'loading' } };

export const Stress: Story = {
  args: {
    bonuses: [
      {
        id: 'long',
        title: 'Willkommensbonus für Neukundinnen und Neukunden mit Einzahlung per Echtzeitüberweisung',
        kind: 'Erste bis fünfte Einzahlung · Sportwetten und Spielautomaten',
        amount: 'BAM 1,248,250.00',
        state: 'active',
        stateLabel: 'Wird umgesetzt',
        terms:
          'Kombinationswetten mit mindestens drei Auswahlen zu Quoten ab 1,40; Systemwetten, verkaufte und zurückerstattete Wetten zählen nicht.',
        wagering: {
          label: 'Umsatz',
          share: 0.02,
          done: 'BAM 124,825.00 of BAM 6,241,250.00',
          left: 'noch 29 Tage',
        },
        chooseLabel: 'Diesen Bonus auswählen',
        refuseLabel: 'Zurückgeben und Bonusguthaben verlieren',
      },
    ],
  },
};
