import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { FileInput } from './FileInput.tsx';
import type { FileItem } from './FileRow.tsx';
import { docs } from './FileInput.docs.ts';

const labels = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  hint: 'JPG, PNG or PDF, up to 10 MB',
  remove: (name: string) => `Remove ${name}`,
  sending: (name: string) => `Sending ${name}`,
};

const meta = {
  title: 'Primitives/FileInput',
  component: FileInput,
  parameters: { componentDocs: docs },
  args: { files: [], labels, accept: 'image/*,.pdf', onFilesAdd: fn(), onFileRemove: fn() },
  render: (args) => (
    <Field label="Photo of your passport">
      <FileInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Upload({ files: first, onFilesAdd, ...args }) {
    const [files, setFiles] = useState(first);
    return (
      <Field label="Photo of your passport">
        <FileInput
          {...args}
          files={files}
          onFilesAdd={(added) => {
            onFilesAdd?.(added);
            setFiles([...files, ...added.map(({ name }) => ({ id: name, name, size: '1 kB' }))]);
          }}
          onFileRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        />
      </Field>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Photo of your passport');
    const passport = new File(['x'], 'passport.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input, passport);
    await expect(args.onFilesAdd).toHaveBeenLastCalledWith([passport]);
    await expect(canvas.getByText('passport.jpg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove passport.jpg' }));
    await expect(canvas.queryByText('passport.jpg')).not.toBeInTheDocument();
  },
};

const states: readonly FileItem[] = [
  { id: 'a', name: 'passport-front.jpg', size: '2.4 MB' },
  { id: 'b', name: 'passport-back.jpg', size: '2.1 MB', progress: 0.6 },
  { id: 'c', name: 'bank-statement.pdf', done: 'Received' },
  {
    id: 'd',
    name: 'bill.heic',
    error: 'This kind of picture can’t be read. Save it as a JPG and choose it again.',
  },
  { id: 'e', name: 'selfie.jpg', done: 'Approved on 12 March', fixed: true },
];

/** Chosen, uploading, received, rejected and approved. */
export const States: Story = { args: { files: states, multiple: true } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="Photo of your passport" error="Add a photo of the page with your picture.">
      <FileInput {...args} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    files: [
      {
        id: 'long',
        name: 'IMG_20260314_210700_scan-of-the-passport-both-sides-and-the-bill-of-the-electricity-company-final-FINAL-2.jpeg',
        error:
          'The file has 48.2 MB. Choose one of at most 10 MB, or take the photo with a lower resolution.',
      },
    ],
  },
};
