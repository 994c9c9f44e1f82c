import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActivityTimeline } from '../../blocks/account/ActivityTimeline/ActivityTimeline.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading, Paragraph, Text } from '../../primitives/Text/Text.tsx';
import { ConsoleColumns } from './ConsoleColumns.tsx';
import { ConsoleLayout, type ConsoleGroup } from './ConsoleLayout.tsx';
import { SearchButton } from './SearchButton.tsx';
import { docs } from './ConsoleLayout.docs.ts';

const groups: readonly ConsoleGroup[] = [
  {
    id: 'first',
    entries: [{ id: 'dashboard', label: 'Dashboard', icon: 'grid', href: '#dashboard', selected: true }],
  },
  {
    id: 'players',
    title: 'Players',
    entries: [
      { id: 'players', label: 'Players', icon: 'users', href: '#players' },
      {
        id: 'identity',
        label: 'Identification',
        icon: 'id-card',
        href: '#identity',
        badge: '14',
        badgeLabel: '14 waiting',
      },
    ],
  },
  {
    id: 'system',
    title: 'System',
    entries: [{ id: 'audit', label: 'Audit log', icon: 'history', href: '#audit' }],
  },
];

const meta = {
  title: 'Layouts/Console',
  component: ConsoleLayout,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    home: { label: 'Touchline', href: '#dashboard' },
    menuLabel: 'Sections',
    openMenuLabel: 'Open the menu',
    groups,
    place: <Badge tone="danger">Production</Badge>,
    search: <SearchButton label="Player, bet, match" shortcut="/" onClick={fn()} />,
    account: <Text size="label">I. Orlan</Text>,
    children: (
      <ConsoleColumns
        aside={
          <Card header="Notes">
            <Paragraph>Called about two raised limits.</Paragraph>
          </Card>
        }
      >
        <Heading level={1}>Dashboard</Heading>
        <Card header="Latest changes">
          <ActivityTimeline
            label="Latest changes"
            entries={[{ id: '1', title: 'Limit set', time: '10:31', detail: '€ 50.00 a day' }]}
          />
        </Card>
      </ConsoleColumns>
    ),
  },
} satisfies Meta<typeof ConsoleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two narrow columns beside the main one, from a page width that has space for them. */
export const ThreeColumns: Story = {
  args: {
    children: (
      <ConsoleColumns
        start={
          <Card header="Money">
            <Paragraph>€ 128.50</Paragraph>
          </Card>
        }
        aside={
          <Card header="Notes">
            <Paragraph>Called about two raised limits.</Paragraph>
          </Card>
        }
      >
        <Heading level={1}>Mara Kestner</Heading>
        <Card header="Timeline">
          <ActivityTimeline
            label="Timeline"
            entries={[{ id: '1', title: 'Bet of € 10.00 won', time: 'Today 19:58', detail: 'Paid € 17.20' }]}
          />
        </Card>
      </ConsoleColumns>
    ),
  },
};

/** In narrow windows a button opens the sections as a drawer; Escape closes it. */
export const Phone: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.queryByRole('button', { name: 'Open the menu' });
    if (opener) {
      await userEvent.click(opener);
      const drawer = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Sections' });
      await expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await userEvent.keyboard('{Escape}');
      await expect(drawer).not.toBeVisible();
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** The link to the content moves the focus, not the address: the console has its routes in the hash. */
export const Desktop: Story = {
  tags: ['desktop'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const before = canvasElement.ownerDocument.location.hash;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('main')).toHaveFocus();
    await expect(canvasElement.ownerDocument.location.hash).toBe(before);
    page.getByRole('main').blur();
  },
};

export const Stress: Story = {
  tags: ['desktop'],
  args: {
    groups: [
      {
        id: 'long',
        title: 'Spielerschutzmaßnahmenverwaltung',
        entries: [
          {
            id: 'one',
            label: 'Identitätsüberprüfungsunterlagen',
            icon: 'id-card',
            href: '#one',
            selected: true,
            badge: '1,240',
            badgeLabel: '1,240 waiting',
          },
        ],
      },
    ],
    account: <Text lines="one">Verantwortungsbewusstseinsförderungsmaßnahmen der Hauptniederlassung</Text>,
  },
};
