import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { docs } from './ErrorPage.docs.ts';

const meta = {
  title: 'Blocks/Content/ErrorPage',
  component: ErrorPage,
  parameters: { componentDocs: docs },
  args: {
    code: '404',
    title: 'There is no page here.',
    detail: 'The match may be over, or the address is mistyped.',
    actions: (
      <ButtonLink href="#live" tone="strong">
        See live matches
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

/** Links to pages that the player may have looked for. */
export const NotFoundWithWays: Story = {
  args: {
    ways: {
      label: 'Other pages',
      items: [
        { label: 'Live', href: '#live', icon: 'live' },
        { label: 'My bets', href: '#bets', icon: 'history' },
        { label: 'Casino', href: '#casino', icon: 'casino' },
        { label: 'Help', href: '#help', icon: 'support' },
      ],
    },
  },
};

/** Errors without a code: no connection, and no permission. */
export const Icons: Story = {
  render: () => (
    <>
      <ErrorPage
        icon="offline"
        title="You are offline"
        detail="Your coupon is kept. The page opens by itself when the connection is back."
        actions={<Button tone="strong">Try again</Button>}
      />
      <ErrorPage
        icon="refused"
        title="This page is not open to your account"
        detail="It is for verified players. Verification takes about five minutes."
        actions={
          <ButtonLink href="#verify" tone="strong">
            Verify the account
          </ButtonLink>
        }
      />
    </>
  ),
};

export const Failed: Story = {
  args: {
    code: undefined,
    title: 'This page could not be shown.',
    detail: 'Something went wrong on our side. Your bets and your money are safe.',
    actions: (
      <>
        <Button tone="strong" icon="refresh">
          Try again
        </Button>
        <ButtonLink href="#home">Home</ButtonLink>
      </>
    ),
    reference: 'For support: 01JD2F7Q · 21 Nov, 21:07',
  },
};

export const Stress: Story = {
  args: {
    title: 'Diese Seite gibt es nicht mehr, weil die Veranstaltungsübertragungsrechte abgelaufen sind.',
    reference: '01JD2F7Q8M4Z0XK3V5WA2B9C7D-01JD2F7Q8M4Z0XK3V5WA2B9C7D',
  },
};
