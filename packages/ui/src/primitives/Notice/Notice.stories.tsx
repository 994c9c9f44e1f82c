import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Notice, noticeTones } from './Notice.tsx';
import { docs } from './Notice.docs.ts';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  parameters: { componentDocs: docs },
  args: { children: 'Betting on this match is closed until the referee has seen the replay.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: 'Your balance is € 4.50 short.',
    action: <Link href="#deposit">Deposit</Link>,
  },
};

/** Announced to screen readers: immediately for errors, otherwise when they are idle. */
export const Announced: Story = {
  render: () => (
    <Stack>
      <Notice tone="danger" announced>
        The bet was not taken: the market closed.
      </Notice>
      <Notice tone="success" announced>
        Your limit is changed.
      </Notice>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('not taken');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('is changed');
  },
};

export const Stress: Story = {
  args: {
    tone: 'danger',
    children:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft: the limit that you asked for is higher than the one the law allows. '.repeat(
        2,
      ),
    action: <Link href="#limits">Einzahlungsgrenzen und Verlustgrenzen anzeigen</Link>,
  },
};
