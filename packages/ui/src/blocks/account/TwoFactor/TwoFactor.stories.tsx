import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CodeStep } from '../CodeStep/CodeStep.tsx';
import { QrFixture } from './qrFixture.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './TwoFactor.docs.ts';

const meta = {
  title: 'Blocks/Account/TwoFactor',
  component: TwoFactorSetup,
  parameters: { componentDocs: docs },
  args: {
    qr: <QrFixture />,
    secret: 'K7QM 2XRT 9PLD HX4C',
    value: '',
    labels: {
      title: 'Two-step sign-in',
      lead: 'Besides the password you enter a code from an app on your phone.',
      scan: '1. Scan this with the app',
      key: 'Or type in the key',
      copyKey: 'Copy the key',
      code: '2. Code from the app',
      submit: 'Turn on',
    },
    onValueChange: fn(),
    onCopy: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof TwoFactorSetup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Setup: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Copy the key' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.type(form.getByRole('textbox', { name: '2. Code from the app' }), '4{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('4');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WrongCode: Story = {
  args: {
    value: '482107',
    error: 'This code does not fit. Check the clock of your phone, and enter the next one.',
    copied: 'Key copied.',
  },
};

export const Recovery: Story = {
  render: () => (
    <RecoveryCodes
      codes={[
        { code: '7QMX-2RT9', used: true },
        { code: 'PLDH-X4C8' },
        { code: '2WVB-K7JN' },
        { code: 'R3TY-9QPZ' },
        { code: 'M6HD-4XLC' },
        { code: 'F8GK-N2VB' },
      ]}
      labels={{
        title: 'Recovery codes',
        warning: 'Each lets you in once without your phone. They are shown only now.',
        copy: 'Copy',
        download: 'Download',
        done: 'I have saved them',
      }}
      copied="Codes copied."
    />
  ),
};

/** Turning it off requires another code. */
export const TurnOff: Story = {
  render: () => (
    <Card>
      <CodeStep
        title="Turn off two-step sign-in"
        lead="Enter a code from the app. After that your password alone lets you in."
        value=""
        labels={{ code: 'Code from the app', submit: 'Turn off', change: 'Use a recovery code' }}
      />
    </Card>
  ),
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
