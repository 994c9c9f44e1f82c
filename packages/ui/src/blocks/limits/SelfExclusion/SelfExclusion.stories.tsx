import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelfExclusion, type SelfExclusionProps } from './SelfExclusion.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './SelfExclusion.docs.ts';

const meta = {
  title: 'Blocks/Limits/SelfExclusion',
  component: SelfExclusion,
  parameters: { componentDocs: docs },
  args: {
    step: 'choose',
    values: { period: '', reason: '', understood: false, password: '' },
    labels: {
      period: 'How long?',
      reason: 'Why? You don’t have to say.',
      next: 'Go on',
      consequencesTitle: 'What follows',
      understood: 'I understand that this can’t be undone early.',
      password: 'Your password',
      back: 'Back',
      submit: 'Exclude me for 180 days',
    },
    periods: [
      { value: '180', label: '180 days', hint: 'Until 10 September 2026' },
      { value: '365', label: '1 year', hint: 'Until 14 March 2027' },
      { value: '1095', label: '3 years', hint: 'Until 13 March 2029' },
      { value: '1825', label: '5 years', hint: 'Until 13 March 2031' },
    ],
    reasons: [
      { value: '', label: 'I don’t want to say' },
      { value: 'time', label: 'I play too long' },
      { value: 'money', label: 'I spend too much' },
      { value: 'fun', label: 'It is no fun any more' },
    ],
    consequences: [
      'No deposits, bets or games until 10 September 2026.',
      'You are signed out on all devices now. Signing in again shows only your balance and withdrawals.',
      'Bets that are open stay and are paid when they win.',
      'It can’t be undone early, not even by our support.',
    ],
    onValuesChange: fn(),
    onNext: fn(),
    onBack: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SelfExclusion>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held(args: SelfExclusionProps) {
  const [values, setValues] = useState(args.values);
  const [step, setStep] = useState(args.step);
  return (
    <SelfExclusion
      {...args}
      step={step}
      values={values}
      onValuesChange={setValues}
      onNext={() => setStep('confirm')}
      onBack={() => setStep('choose')}
    />
  );
}

export const FirstStep: Story = {};

export const SecondStep: Story = {
  args: { step: 'confirm', values: { period: '180', reason: '', understood: false, password: '' } },
};

/** Both steps by keyboard; nothing is sent before the final button. */
export const BothSteps: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    form.getByRole('radio', { name: /180 days/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(form.getByRole('button', { name: 'Go on' }));
    await expect(form.getByText('What follows')).toBeVisible();
    form.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText('Your password'), 'secret-secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  args: {
    errors: { period: 'Choose how long you want to be excluded.', reason: 'Choose a reason.' },
  },
};

/** For a platform that doesn't ask for the password. */
export const WithoutPassword: Story = {
  args: {
    ...SecondStep.args,
    labels: { ...meta.args.labels, password: undefined },
  },
};

export const Refused: Story = {
  args: {
    step: 'confirm',
    values: { period: '180', reason: 'money', understood: false, password: 'secret-secret' },
    errors: {
      understood: 'Tick this to go on.',
      password: 'This isn’t your password. Check it, or set a new one.',
      form: 'Two things are missing. You are not excluded yet.',
    },
  },
};

export const Saving: Story = {
  args: {
    step: 'confirm',
    values: { period: '180', reason: '', understood: true, password: 'secret-secret' },
    busy: true,
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
