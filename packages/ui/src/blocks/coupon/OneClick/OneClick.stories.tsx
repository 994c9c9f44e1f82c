import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OneClickConfirm } from './OneClickConfirm.tsx';
import { OneClickRow } from './OneClickRow.tsx';
import { docs } from './OneClick.docs.ts';

const labels = {
  title: 'Turn one-click betting on?',
  description: 'Your 3 selections are removed. From then on a touch on a price bets € 5.00.',
  confirm: 'Turn on',
  cancel: 'Leave it off',
};
const onConfirm = fn();

const meta = {
  title: 'Blocks/Coupon/OneClick',
  component: OneClickRow,
  parameters: { componentDocs: docs },
  args: {
    label: 'One-click betting',
    detail: 'Every price that you touch bets € 5.00.',
    checked: true,
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof OneClickRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};

/** Turning it on removes the selections of the coupon, so it asks for confirmation. */
export const AsksFirst: Story = {
  render: function AsksFirst(args) {
    const [isOn, setIsOn] = useState(false);
    const [isAsking, setIsAsking] = useState(false);
    return (
      <>
        <OneClickRow
          {...args}
          checked={isOn}
          onCheckedChange={(checked) => (checked ? setIsAsking(true) : setIsOn(false))}
        />
        <OneClickConfirm
          open={isAsking}
          labels={labels}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            onConfirm();
            setIsOn(true);
            setIsAsking(false);
          }}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: /One-click betting/ });
    await userEvent.click(toggle);
    await screen.findByRole('alertdialog', { name: labels.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(toggle).not.toBeChecked();
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(toggle).toBeChecked());
  },
};

export const Question: Story = {
  render: () => <OneClickConfirm open labels={labels} onConfirm={onConfirm} onCancel={fn()} />,
};

export const Stress: Story = {
  args: {
    label: 'Wetten mit einer einzigen Berührung ohne weitere Bestätigung',
    detail:
      'Jede berührte Quote setzt sofort € 1,248,250.00 vom Bonusguthabenkonto für langjährige Kundinnen und Kunden.',
  },
};
