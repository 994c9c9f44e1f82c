import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Faq } from './Faq.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './Faq.docs.ts';

const answer = (text: string) => [{ kind: 'paragraph', children: [text] }] as const;

const meta = {
  title: 'Blocks/Content/Faq',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: Faq,
  args: {
    searchLabel: 'Search in questions',
    nothing: 'No answer with these words',
    groups: [
      {
        id: 'money',
        title: 'Money',
        questions: [
          {
            id: 'q1',
            question: 'How long does a withdrawal take?',
            answer: answer('One to three bank days.'),
          },
          {
            id: 'q2',
            question: 'Why is my deposit pending?',
            answer: answer('Your bank has not confirmed it yet.'),
          },
        ],
      },
      {
        id: 'bets',
        title: 'Bets',
        questions: [
          {
            id: 'q3',
            question: 'When is a bet settled?',
            answer: answer('A few minutes after the end of play.'),
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Questions open by pointer and keyboard; the search covers the answers too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const faq = within(canvasElement);
    const search = faq.getByRole('searchbox');
    await userEvent.type(search, 'bank');
    await expect(faq.queryByRole('heading', { name: 'Bets' })).not.toBeInTheDocument();
    await userEvent.clear(search);
    const question = faq.getByRole('button', { name: /withdrawal/ });
    await userEvent.click(question);
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(faq.getByText('One to three bank days.')).toBeVisible();
    question.blur();
  },
};

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox');
    await userEvent.type(search, 'zeppelin');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No answer with these words');
    search.blur();
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
