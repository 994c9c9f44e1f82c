import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { buttonEmphases, buttonTones } from '../Button/shape.ts';
import { IconButton, iconButtonSizes } from './IconButton.tsx';
import { docs } from './IconButton.docs.ts';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { componentDocs: docs },
  args: { icon: 'settings', label: 'Coupon settings' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  render: (args) => (
    <Inline wrap="wrap">
      {buttonEmphases.map((emphasis) => (
        <IconButton key={emphasis} {...args} emphasis={emphasis} />
      ))}
      <IconButton {...args} size="sm" emphasis="outline" />
      <IconButton {...args} disabled />
      <IconButton {...args} busy />
    </Inline>
  ),
};

/** Favourite button: the state is exposed by `aria-pressed` and fills the star. */
export const Pressed: Story = {
  args: { icon: 'star', label: 'Favourite' },
  render: function Favourite(args) {
    const [pressed, setPressed] = useState(false);
    return (
      <IconButton
        {...args}
        icon={pressed ? 'star-filled' : 'star'}
        pressed={pressed}
        onClick={() => setPressed(!pressed)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Favourite' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Every tone and emphasis in both sizes. */
export const Table: Story = {
  render: (args) => (
    <Stack>
      {buttonTones
        .filter((tone) => tone !== 'header' && tone !== 'brand')
        .map((tone) => (
          <Inline key={tone} wrap="wrap" gap="md">
            {buttonEmphases.flatMap((emphasis) =>
              iconButtonSizes.map((size) => (
                <IconButton
                  key={`${emphasis}-${size}`}
                  {...args}
                  tone={tone}
                  emphasis={emphasis}
                  size={size}
                />
              )),
            )}
          </Inline>
        ))}
    </Stack>
  ),
};

/** Enter and Space press the button; while busy it keeps focus and ignores presses. */
export const Keyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
