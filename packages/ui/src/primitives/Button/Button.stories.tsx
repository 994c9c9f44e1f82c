import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { buttonEmphases, buttonSizes, buttonTones } from './shape.ts';
import { docs } from './Button.docs.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { componentDocs: docs },
  args: { children: 'Place bet · € 10.00', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { tone: 'primary', size: 'lg', width: 'full' } };

/** Every tone, emphasis and size. Tones `header` and `brand` need their backgrounds: see the layouts and HeroCarousel. */
export const Looks: Story = {
  render: () => (
    <Stack>
      {buttonTones
        .filter((tone) => tone !== 'header' && tone !== 'brand')
        .map((tone) => (
          <Inline key={tone} wrap="wrap">
            {buttonEmphases.flatMap((emphasis) =>
              buttonSizes.map((size) => (
                <Button key={`${emphasis}-${size}`} tone={tone} emphasis={emphasis} size={size}>
                  Cash out
                </Button>
              )),
            )}
          </Inline>
        ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline wrap="wrap">
      {buttonSizes.map((size) => (
        <Button key={size} size={size} icon="plus">
          Deposit
        </Button>
      ))}
    </Inline>
  ),
};

/** While busy the button keeps focus, exposes `aria-busy` and ignores presses. */
export const Busy: Story = {
  args: { busy: true, tone: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Enter and Space press the button. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#live" iconEnd="next" emphasis="outline">
      All live matches
    </ButtonLink>
  ),
};

/** Long labels wrap within the button; the page doesn't widen. */
export const Stress: Story = {
  args: {
    tone: 'primary',
    width: 'full',
    icon: 'wallet',
    children: 'Wett­gebühren­ausgleichs­guthaben jetzt für den Wettschein verwenden · € 1,248,250.00',
  },
};
