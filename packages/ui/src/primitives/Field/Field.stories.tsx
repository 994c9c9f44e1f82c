import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Input } from '../Input/Input.tsx';
import { PasswordInput } from '../Input/PasswordInput.tsx';
import { Link } from '../Link/Link.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Field } from './Field.tsx';
import { docs } from './Field.docs.ts';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  parameters: { componentDocs: docs },
  args: { label: 'E-mail', children: <Input type="email" autoComplete="email" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'We send the confirmation there.', note: 'Optional' } };

/** The error is linked to the field by `aria-describedby`. */
export const Invalid: Story = {
  args: {
    error: 'This address has no @. Type it as name@example.com.',
    children: <Input type="email" defaultValue="anna.example.com" />,
  },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('E-mail');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error ?? '');
  },
};

const onShown = fn();

export const Form: Story = {
  render: () => (
    <Stack gap="lg">
      <Field label="E-mail" required>
        <Input type="email" icon="mail" defaultValue="anna@example.com" />
      </Field>
      <Field label="Password" hint="At least 10 characters.">
        <PasswordInput defaultValue="correct horse" autoComplete="new-password" />
      </Field>
      <Field label="Currency">
        <Select
          options={[
            { value: 'EUR', label: 'Euro' },
            { value: 'USD', label: 'US dollar' },
          ]}
          defaultValue="EUR"
        />
      </Field>
      <Field label="Promo code">
        <Input disabled defaultValue="Not for this country" />
      </Field>
      <Checkbox>
        I am 18 or older and accept the <Link href="#terms">terms</Link>
      </Checkbox>
      <Button tone="primary" size="lg" width="full" onClick={onShown}>
        Create account
      </Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

export const Stress: Story = {
  args: {
    label:
      'Steueridentifikationsnummer des zweiten Kontoinhabers, as it stands on the last letter of the tax office',
    note: 'Optional',
    hint: 'Eleven figures, to be found at the top of the letter. '.repeat(3),
    error:
      'This number has only nine figures. Look at the letter again; the first two stand before the stroke.',
    children: <Input defaultValue="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" />,
  },
};
