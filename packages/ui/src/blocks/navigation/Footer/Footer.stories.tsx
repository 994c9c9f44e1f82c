import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Footer, type FooterProps } from './Footer.tsx';
import { docs } from './Footer.docs.ts';

const column = (title: string, ...labels: readonly string[]) => ({
  id: title,
  title,
  links: labels.map((label) => ({ label, href: `#${label}` })),
});

const whole: FooterProps = {
  label: 'About',
  columns: [
    column('Betting', 'Live', 'Line', 'Results', 'Statistics', 'Express of the day'),
    column('Casino', 'Slots', 'Live casino', 'Tournaments', 'Providers'),
    column('Information', 'About us', 'Licences', 'Rules', 'Privacy', 'Cookies'),
    column('Help', 'Contacts', 'Payments', 'How to bet', 'Complaints'),
  ],
  licences: [
    { id: 'one', label: 'Coastland Gaming Board', href: '#licence' },
    { id: 'two', label: 'Fair Play Seal' },
  ],
  payments: ['Bank card', 'Bank transfer', 'Pay by phone', 'Voucher', 'E-wallet'].map((label) => ({
    id: label,
    label,
  })),
  logoLabels: { licences: 'Licences', payments: 'Ways to pay' },
  care: {
    age: '18+',
    text: (
      <>
        Betting is for adults. Set a limit before you play. <Link href="#limits">Play within limits</Link>
      </>
    ),
  },
  children: (
    <p>
      Harbour Gaming Ltd, 4 Quay Street, Harbour City, Coastland. Company number 204 187. Licence CGB/2041/87
      of the Coastland Gaming Board.
    </p>
  ),
  clock: '21:07 · UTC+1',
  end: (
    <Button icon="world" size="sm" tone="muted" emphasis="outline">
      English
    </Button>
  ),
};

const meta = {
  title: 'Blocks/Navigation/Footer',
  component: Footer,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: whole,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns are toggled by their titles, by pointer and by keyboard; on a wide page they are always open. */
export const Phone: Story = {
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement);
    const [title] = foot.queryAllByRole('button', { name: 'Betting' });
    if (!title) return expect(foot.getByRole('link', { name: 'Results' })).toBeVisible();
    await userEvent.click(title);
    await expect(await foot.findByRole('link', { name: 'Results' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard(' ');
    title.blur();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

/** Small site: a few links and one sentence. */
export const Small: Story = {
  args: {
    columns: undefined,
    licences: undefined,
    payments: undefined,
    care: undefined,
    clock: undefined,
    end: undefined,
    links: [
      { label: 'Rules', href: '#rules' },
      { label: 'Responsible play', href: '#care' },
      { label: 'Help', href: '#help' },
    ],
    children: 'Betting is for adults. Play with money that you can do without.',
  },
};

export const Stress: Story = {
  args: {
    columns: [column('Verbraucherschutzinformationen und Verantwortungsbewusstsein', 'Eins')],
    links: Array.from({ length: 9 }, (_, place) => ({
      label: `Allgemeine Geschäftsbedingungen ${place + 1}`,
      href: `#${place}`,
    })),
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. '.repeat(4),
  },
};
