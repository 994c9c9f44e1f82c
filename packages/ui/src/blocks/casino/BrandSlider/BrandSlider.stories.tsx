import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longTitle } from '../fixtures.tsx';
import { BrandSlider, type SliderBrand } from './BrandSlider.tsx';
import { docs } from './BrandSlider.docs.ts';

/** Data URI of a drawn word as a logo. */
const drawing = (word: string, fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24"><rect width="24" height="24" rx="6" fill="${fill}"/><rect x="32" y="6" width="${word.length * 9}" height="12" rx="6" fill="${fill}"/></svg>`,
  )}`;

const brand = (name: string, fill?: string): SliderBrand => ({
  id: name,
  name,
  href: `#${name}`,
  ...(fill !== undefined && { logo: drawing(name, fill) }),
});

const brands = [
  brand('Lantern', 'tomato'),
  brand('Kestrel', 'teal'),
  { ...brand('Polder Games'), current: true },
  brand('Oak & Anvil', 'goldenrod'),
  brand('Meridian', 'slateblue'),
  brand('Small Hours'),
  brand('Ninefold', 'seagreen'),
  brand('Tall Ships', 'crimson'),
  brand('Reef', 'steelblue'),
  brand('Iron Orchard'),
  brand('Halfmoon', 'indigo'),
  brand('Saltworks', 'chocolate'),
];

const meta = {
  title: 'Blocks/Casino/BrandSlider',
  component: BrandSlider,
  parameters: { componentDocs: docs },
  args: {
    label: 'Game makers',
    brands,
    labels: {
      previous: 'Previous makers',
      next: 'Next makers',
      position: (place, count) => `${place} of ${count}`,
    },
  },
} satisfies Meta<typeof BrandSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More logos than fit: the row scrolls. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list', { name: 'Game makers' });
    row.focus();
    await userEvent.tab();
    await expect(within(row).getByRole('link', { name: 'Lantern' })).toHaveFocus();
    within(row).getByRole('link', { name: 'Lantern' }).blur();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

/** All logos fit: the row has no scroll buttons. */
export const Few: Story = {
  args: { brands: brands.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  },
};

/** Same height as the loaded row. */
export const Loading: Story = { args: { brands: undefined } };

/** A logo that fails to load is replaced by the name. */
export const LostLogo: Story = {
  args: {
    brands: [{ ...brand('Lantern Works'), logo: 'data:image/png;base64,spoilt' }, ...brands.slice(1, 3)],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Lantern Works')).toBeVisible();
  },
};

export const Stress: Story = { args: { brands: [brand(longTitle), ...brands] } };
