import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionCard } from '../../blocks/content/PromotionCard/PromotionCard.tsx';
import { ErrorPage } from '../../blocks/content/ErrorPage/ErrorPage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../primitives/Text/Text.tsx';
import { footer } from '../fixtures.tsx';
import { HeadlessLayout } from './HeadlessLayout.tsx';
import { longLabels } from '../../testing/longLabels.ts';
import { docs } from './HeadlessLayout.docs.ts';

const meta = {
  title: 'Layouts/Headless',
  component: HeadlessLayout,
  args: {
    children: (
      <ErrorPage
        title="This page did not open"
        detail="The server did not answer in time. Try again in a moment."
        actions={<Button icon="refresh">Try again</Button>}
      />
    ),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof HeadlessLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Message in the middle of the window. */
export const Message: Story = {};

const landing = {
  flush: true,
  footer,
  children: (
    <Stack gap="lg" pad="lg">
      <Heading level={1}>Coastal League, every match</Heading>
      <Paragraph tone="muted">Prices before and during play, results a minute after the end.</Paragraph>
      <PromotionCard
        emphasis="strong"
        kicker="Season start"
        title="A free bet of € 10 for your first express"
        detail="From three selections at 1.40 or higher."
        action={
          <ButtonLink href="#join" tone="primary">
            See the terms
          </ButtonLink>
        }
      />
    </Stack>
  ),
} as const;

/** Landing page that extends to the edges of the window and ends with the footer. */
export const Landing: Story = { args: landing };

export const LandingDesktop: Story = { args: landing, tags: ['desktop'] };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
