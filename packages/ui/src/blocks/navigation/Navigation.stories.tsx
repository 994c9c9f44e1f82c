import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.tsx';
import { Footer } from './Footer/Footer.tsx';
import { LanguagePicker } from './LanguagePicker/LanguagePicker.tsx';

/** The small ways around a site. */
const meta = { title: 'Blocks/Navigation/Parts' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {
  render: () => (
    <Breadcrumbs
      label="Path"
      crumbs={[
        { label: 'Football', href: '#football' },
        { label: 'Coastland', href: '#country' },
        { label: 'Coastal League' },
      ]}
    />
  ),
};

export const Languages: Story = {
  render: () => (
    <LanguagePicker
      label="Language"
      value="en"
      languages={[
        { code: 'en', name: 'English', href: '#en' },
        { code: 'ru', name: 'Русский', href: '#ru' },
        { code: 'ar', name: 'العربية', href: '#ar', direction: 'rtl' },
      ]}
    />
  ),
};

export const Foot: Story = {
  render: () => (
    <Footer
      label="About"
      links={[
        { label: 'Rules', href: '#rules' },
        { label: 'Responsible play', href: '#care' },
        { label: 'Help', href: '#help' },
      ]}
    >
      Betting is for adults. Play with money that you can do without.
    </Footer>
  ),
};

export const Stress: Story = {
  render: () => (
    <Stack>
      <Breadcrumbs
        label="Path"
        crumbs={[
          { label: 'Football', href: '#football' },
          { label: 'International', href: '#country' },
          {
            label:
              'Intercontinental championship of regions, qualification, second round of the return matches',
          },
        ]}
      />
      <Footer
        label="About"
        links={Array.from({ length: 9 }, (_, place) => ({
          label: `Allgemeine Geschäftsbedingungen ${place + 1}`,
          href: `#${place}`,
        }))}
      >
        {'Betting is for adults. '.repeat(12)}
      </Footer>
    </Stack>
  ),
};
