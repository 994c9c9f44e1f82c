import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { FormFields } from '../FormFields/FormFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './AccountForm.docs.ts';

const meta = {
  title: 'Blocks/Account/AccountForm',
  component: AccountForm,
  parameters: { componentDocs: docs },
  args: {
    title: 'Bind an e-mail',
    lead: 'We send a code to the address.',
    submitLabel: 'Send the code',
    children: (
      <FormFields
        fields={[
          {
            kind: 'text',
            format: 'email',
            id: 'email',
            label: 'E-mail',
            value: 'jo@example.com',
            autoComplete: 'email',
            wide: true,
          },
        ]}
      />
    ),
    footer: <Link href="#support">Ask support</Link>,
    onSubmit: fn(),
  },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Send the code' }));
    await userEvent.type(form.getByRole('textbox', { name: 'E-mail' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** The form sends nothing while a request is pending. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'E-mail' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'We could not be reached. What you filled in is still here.' },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
