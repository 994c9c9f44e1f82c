import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { DocumentUpload } from './DocumentUpload.tsx';
import { VerificationCard } from './VerificationCard.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './Verification.docs.ts';

const onFilesAdd = fn();
const onSubmit = fn();
const steps = {
  label: 'Verification',
  stateLabels: { done: 'done', current: 'now', next: 'to do', blocked: 'blocked' },
  steps: [
    { id: 'data', label: 'Personal data', state: 'done', detail: 'Name, date of birth, address' },
    { id: 'document', label: 'Document', state: 'current', detail: 'A passport or an identity card' },
    { id: 'review', label: 'Review', state: 'next', detail: 'Up to 24 hours' },
  ],
} as const;
const fileLabels = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  hint: 'JPG, PNG or PDF, up to 10 MB',
  remove: (name: string) => `Remove ${name}`,
  sending: (name: string) => `Sending ${name}`,
};
const start = (
  <ButtonLink tone="strong" size="lg" width="full" href="#start">
    Start verification
  </ButtonLink>
);

const meta = {
  title: 'Blocks/Account/Verification',
  component: VerificationCard,
  parameters: { componentDocs: docs },
  args: {
    title: 'Verification',
    state: 'unverified',
    stateLabel: 'Not verified',
    detail: 'Verify once to withdraw. It takes about five minutes.',
    steps,
    action: start,
  },
} satisfies Meta<typeof VerificationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotVerified: Story = {};

/** Requested documents, one of them refused for its size; the player selects a file. */
export const DocumentsRequested: Story = {
  args: {
    state: 'requested',
    stateLabel: 'Documents requested',
    detail: 'Send two documents until 28 November. You can still bet and deposit.',
    steps: undefined,
    action: undefined,
    children: (
      <DocumentUpload
        submitLabel="Send for review"
        fileLabels={fileLabels}
        onFilesAdd={onFilesAdd}
        onSubmit={onSubmit}
        documents={[
          {
            id: 'passport',
            label: 'Passport, the page with your photo',
            hint: 'All four corners in sight, no glare.',
            files: [
              { id: '1', name: 'passport.jpg', size: '2.4 MB', done: 'Received' },
              { id: '2', name: 'passport-back.jpg', size: '1.9 MB', progress: 0.4 },
            ],
            multiple: true,
            capture: 'environment',
          },
          {
            id: 'address',
            label: 'A bill with your address',
            error: 'This file is larger than 10 MB. Choose a smaller one.',
            files: [{ id: '3', name: 'bill.pdf', size: '14 MB', error: 'Too large' }],
          },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const file = new File(['x'], 'bill-november.pdf', { type: 'application/pdf' });
    await userEvent.upload(form.getByLabelText(/A bill with your address/), file);
    await expect(onFilesAdd).toHaveBeenCalledWith('address', [file]);
    await userEvent.click(form.getByRole('button', { name: 'Send for review' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const InReview: Story = {
  args: {
    state: 'inReview',
    stateLabel: 'In review',
    detail: 'We answer until tomorrow, 18:00. You need to do nothing.',
    steps: undefined,
    action: undefined,
  },
};

export const Rejected: Story = {
  args: {
    state: 'rejected',
    stateLabel: 'Refused',
    detail: 'Send the document again. You have two more tries.',
    reasons: {
      title: 'The passport could not be accepted:',
      items: ['The photo is cut off at the lower edge.', 'It ran out on 3 March 2026.'],
    },
    steps: undefined,
    action: (
      <ButtonLink tone="strong" size="lg" width="full" href="#again">
        Send again
      </ButtonLink>
    ),
  },
};

export const Verified: Story = {
  args: {
    state: 'verified',
    stateLabel: 'Verified',
    detail: 'Joanna Ferrow, verified on 4 March 2026. Withdrawals are open.',
    steps: undefined,
    action: undefined,
  },
};

export const AdditionalDocument: Story = {
  args: {
    state: 'requested',
    stateLabel: 'One more document',
    detail:
      'We ask for a statement of the bank account ending in 4482, because it was used for the first time. Withdrawals wait until it is checked.',
    steps: undefined,
    action: (
      <ButtonLink tone="strong" size="lg" width="full" href="#document">
        Send the statement
      </ButtonLink>
    ),
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
