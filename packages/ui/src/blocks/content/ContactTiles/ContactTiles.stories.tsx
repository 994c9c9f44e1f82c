import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContactTiles } from './ContactTiles.tsx';
import { docs } from './ContactTiles.docs.ts';

const chat = fn();

const meta = {
  title: 'Blocks/Content/ContactTiles',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: ContactTiles,
  args: {
    label: 'Ways to reach us',
    contacts: [
      {
        id: 'chat',
        icon: 'message',
        title: 'Chat',
        detail: 'An answer in about 2 minutes',
        online: 'Online',
        onOpen: chat,
      },
      {
        id: 'phone',
        icon: 'phone',
        title: 'By phone',
        value: '+46 8 555 01 24',
        detail: 'Every day, 08:00 to 24:00',
        href: 'tel:+4685550124',
      },
      {
        id: 'mail',
        icon: 'mail',
        title: 'By mail',
        value: 'help@harbour.example',
        detail: 'An answer within a day',
        href: 'mailto:help@harbour.example',
      },
      {
        id: 'limits',
        icon: 'lifebuoy',
        title: 'Play worries you',
        detail: 'Free and without your name',
        href: '#care',
      },
    ],
  },
} satisfies Meta<typeof ContactTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    chat.mockClear();
    const tile = within(canvasElement).getByRole('button', { name: /Chat/ });
    await userEvent.click(tile);
    await userEvent.keyboard('{Enter}');
    await expect(chat).toHaveBeenCalledTimes(2);
    tile.blur();
  },
};

export const Stress: Story = {
  args: {
    contacts: [
      {
        id: 'long',
        icon: 'mail',
        title: 'Verbraucherschlichtungsstellenkontaktaufnahme',
        value: 'verbraucherschlichtungsstelle@donaudampfschifffahrtsgesellschaft.example',
        detail: 'Werktags außer an gesetzlichen Feiertagen. '.repeat(4),
        online: 'Erreichbar',
        href: '#long',
      },
    ],
  },
};
