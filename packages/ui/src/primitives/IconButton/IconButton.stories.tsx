import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../Stack/Stack.tsx';
import { buttonEmphases } from '../Button/shape.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
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

/** A favourite: the state is in `aria-pressed`, and the star fills. */
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
