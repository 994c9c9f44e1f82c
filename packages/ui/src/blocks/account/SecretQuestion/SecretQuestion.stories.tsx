import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormField } from '../FormFields/formField.ts';
import { SecretQuestionForm } from './SecretQuestionForm.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './SecretQuestion.docs.ts';

const question = {
  kind: 'select',
  id: 'question',
  label: 'Question',
  value: 'teacher',
  options: [
    { value: 'teacher', label: 'Who was your first teacher?' },
    { value: 'street', label: 'In which street did you grow up?' },
    { value: 'own', label: 'A question of your own' },
  ],
  wide: true,
} as const satisfies FormField;
const answer = {
  kind: 'text',
  id: 'answer',
  label: 'Answer',
  value: '',
  autoComplete: 'off',
  hint: 'At least 3 characters. Capitals don’t matter.',
  wide: true,
} as const satisfies FormField;

const meta = {
  title: 'Blocks/Account/SecretQuestionForm',
  component: SecretQuestionForm,
  parameters: { componentDocs: docs },
  args: {
    title: 'Secret question',
    lead: 'Support asks it before anything is changed by phone.',
    submitLabel: 'Save the question',
    fields: [question, answer],
    onValueChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SecretQuestionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Question' }), 'own');
    await expect(args.onValueChange).toHaveBeenCalledWith('question', 'own');
  },
};

/** Custom question with an error message. */
export const OwnQuestion: Story = {
  args: {
    fields: [
      { ...question, value: 'own' },
      { kind: 'text', id: 'own', label: 'Your question', value: 'Name?', wide: true },
      { ...answer, value: 'Jo', error: 'This answer is too short. Use at least 3 characters.' },
    ],
  },
};

export const Saved: Story = { args: { saved: 'The question is saved.', disabled: true } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
