import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { Heading, Paragraph, Text } from '../Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Link } from '../Link/Link.tsx';
import { Card, cardTones } from './Card.tsx';
import { docs } from './Card.docs.ts';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: { componentDocs: docs },
  args: { children: '' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <Stack gap="sm">
        <Heading level={3}>Take a break</Heading>
        <Paragraph tone="muted">No deposits, bets or games. You can still withdraw.</Paragraph>
        <Grid columns="three">
          <Button width="full">1 day</Button>
          <Button width="full">7 days</Button>
          <Button width="full">30 days</Button>
        </Grid>
      </Stack>
    ),
  },
};

export const WithHeader: Story = {
  args: { header: 'Harbour League · Matchday 28', children: 'Harbour City – Northport' },
};

export const WithActions: Story = {
  args: { header: 'Latest changes', actions: <Link href="#all">All changes</Link>, children: 'Limit set' },
};

/** A pending change is shown by the outline as well as by the text. */
export const Pending: Story = {
  args: {
    tone: 'boost',
    children: (
      <Stack gap="md">
        <Inline justify="between" align="baseline">
          <Heading level={3}>Losses, 30 days</Heading>
          <Text tone="muted" numeric>
            € 150
          </Text>
        </Inline>
        <Progress label="Losses, 30 days" value={36} max={150} valueText="€ 36 of € 150" />
        <Notice tone="boost" action={<Link href="#cancel">Cancel the change</Link>}>
          Change to € 300 waits 17 more hours. Then we ask you to confirm it.
        </Notice>
      </Stack>
    ),
  },
};

/** The outline marks a pending or a bad state, which the text gives too. */
export const Tones: Story = {
  render: () => (
    <Stack>
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone} pad="md">
          {tone}
        </Card>
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    header: 'Landesmeisterschaft der Frauen unter einundzwanzig, Gruppe Nordost, Nachholspiele der Rückrunde',
    children:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft – Harbour City',
  },
};
