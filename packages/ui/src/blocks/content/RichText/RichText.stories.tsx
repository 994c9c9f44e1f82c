import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chapter } from './richFixtures.ts';
import { RichText } from './RichText.tsx';
import { docs } from './RichText.docs.ts';

const meta = {
  title: 'Blocks/Content/RichText',
  component: RichText,
  parameters: { componentDocs: docs },
  args: { nodes: chapter },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Highlighted matches of a search. */
export const Marked: Story = {
  args: { mark: 'void' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(4);
  },
};

/** Untrusted content: a script URL is shown as plain text, long words wrap, a wide table scrolls. */
export const Stress: Story = {
  args: {
    nodes: [
      { kind: 'heading', level: 2, text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
      {
        kind: 'paragraph',
        children: [
          { kind: 'link', href: 'javascript:alert(1)', children: ['Not a link'] },
          ' <script>alert(1)</script> ',
          { kind: 'link', href: 'https://help.example', children: ['a link'] },
          ' Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
        ],
      },
      {
        kind: 'table',
        head: ['Wettbewerb', 'Mindesteinsatz', 'Höchstgewinn', 'Auszahlungsfrist', 'Zuständige Behörde'],
        rows: [['Bundesliga', '€ 0,50', '€ 250.000,00', '48 Stunden', 'Regierungspräsidium']],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
