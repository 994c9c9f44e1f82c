import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TextDirection } from '../theme/UiProvider.tsx';
import { missedTargets } from './touchTargets.ts';
import { UiTestProvider } from './UiTestProvider.tsx';

/** Root props that the suite passes to a component. */
export interface GivenProps {
  readonly id: string;
  readonly 'data-mark': string;
  readonly 'aria-roledescription': string;
  readonly ref: (element: Element | null) => void;
}

/** Minimal usage of a component. */
export interface ConformanceSample {
  /** Renders the component with the given root props and with `fire` as every callback. */
  readonly draw: (given: GivenProps, fire: () => void) => ReactNode;
  /** Accessible name of the button that opens it. */
  readonly opener?: string | undefined;
  /**
   * Whether it renders outside its parent, such as a dialog or a menu.
   * @default false
   */
  readonly elsewhere?: boolean | undefined;
  /** Fixed direction of a component that ignores the text direction. */
  readonly direction?: TextDirection | undefined;
  /**
   * Whether it is part of running text, whose line height limits its touch area.
   * @default false
   */
  readonly inText?: boolean | undefined;
  /**
   * Whether the component can be disabled.
   * @default false
   */
  readonly disables?: boolean | undefined;
}

/** Props that a closed component must ignore. */
const sneaked = { className: 'sneaked' };

/**
 * Tests the rules that every component of the kit follows.
 * @param name exported name
 * @param sample minimal usage
 * @param source content of its source file
 */
export function conformance(name: string, sample: ConformanceSample, source: string): void {
  describe(`${name}`, () => {
    let roots: (() => void)[] = [];
    let said: string[] = [];

    beforeEach(() => {
      said = [];
      const note = (...words: unknown[]) => void said.push(words.map(String).join(' '));
      vi.spyOn(console, 'error').mockImplementation(note);
      vi.spyOn(console, 'warn').mockImplementation(note);
    });

    afterEach(() => {
      for (const remove of roots) remove();
      roots = [];
      vi.restoreAllMocks();
      document.documentElement.dir = 'ltr';
      document.documentElement.style.fontSize = '';
    });

    async function drawn(direction: TextDirection = 'ltr', extra: object = {}, width = '') {
      document.documentElement.dir = direction;
      const place = document.createElement('div');
      // Gutter of a page: touch areas extend slightly into it.
      Object.assign(place.style, { padding: '24px', inlineSize: width });
      document.body.append(place);
      const root = createRoot(place);
      const fire = vi.fn();
      const mounts: Element[] = [];
      const given: GivenProps = {
        id: 'it',
        'data-mark': 'yes',
        'aria-roledescription': 'said',
        ref: (element) => element && void mounts.push(element),
      };
      const draw = () =>
        flushSync(() =>
          root.render(
            <StrictMode>
              <UiTestProvider direction={direction}>
                {sample.draw({ ...given, ...sneaked, ...extra }, fire)}
              </UiTestProvider>
            </StrictMode>,
          ),
        );
      roots.push(() => {
        flushSync(() => root.unmount());
        place.remove();
      });
      draw();
      if (sample.opener !== undefined) {
        screen.getByRole('button', { name: sample.opener }).focus();
        await userEvent.keyboard('{Enter}');
      }
      const mark = await waitFor(() => {
        const found = document.querySelector('[data-mark="yes"]');
        if (!found) throw new Error(`${name} hands data-mark to no element`);
        return found;
      });
      return { place, mark, mounts, draw, fire };
    }

    test.each<TextDirection>(['ltr', 'rtl'])(
      'passes ref, id, data and aria attributes to a single root (%s)',
      async (direction) => {
        const { place, mark, mounts } = await drawn(direction);
        expect(document.querySelectorAll('[data-mark]')).toHaveLength(1);
        expect(mark.getAttribute('id')).toBe('it');
        expect(mark.getAttribute('aria-roledescription')).toBe('said');
        expect(mounts.at(-1)).toBe(mark);
        if (!sample.elsewhere) expect(place.childElementCount).toBe(1);
        expect(getComputedStyle(mark).direction).toBe(sample.direction ?? direction);
        expect(said).toEqual([]);
      },
    );

    test('ignores a foreign class and style', async () => {
      await drawn();
      expect(document.querySelector('.sneaked')).toBeNull();
    });

    test('keeps its element when it renders again', async () => {
      const { mark, draw, mounts } = await drawn();
      const before = mounts.length;
      draw();
      draw();
      expect(document.querySelector('[data-mark]')).toBe(mark);
      // A new ref function would be called again; the element must be the same.
      expect(new Set(mounts.slice(before - 1)).size).toBe(1);
      expect(said).toEqual([]);
    });

    // Rules that don't apply to a component have no test, rather than a skipped one.
    test.each(sample.disables ? ['disabled'] : [])('ignores input while %s', async () => {
      const { place, mark, fire } = await drawn('ltr', { disabled: true });
      for (const part of [mark, ...place.querySelectorAll('*')]) {
        if (part instanceof HTMLElement && part.matches('button, input, select, textarea, [role], label')) {
          part.click();
          part.focus();
          await userEvent.keyboard('{Enter}{ArrowRight}x');
        }
      }
      expect(fire).not.toHaveBeenCalled();
    });

    test.each(sample.inText ? [] : ['touch targets'])('has %s of sufficient size', async () => {
      const { mark } = await drawn();
      const ending = mark
        .getAnimations({ subtree: true })
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(ending.map(({ finished }) => finished));
      expect(missedTargets(mark)).toEqual([]);
    });

    test.each(sample.elsewhere ? [] : ['320 pixels'])('fits into %s with text at 200 %%', async () => {
      document.documentElement.style.fontSize = '200%';
      const { place } = await drawn('ltr', {}, '320px');
      // Charts measure their container first.
      await waitFor(() => expect(place.scrollWidth).toBeLessThanOrEqual(320));
    });

    test('has a doc comment that names what it renders', () => {
      const [, comment] = new RegExp(`/\\*\\*([^/]*?)\\*/\\s*export function ${name}\\b`).exec(source) ?? [];
      expect(comment?.replace(/\s*\n\s*\*\s*/g, ' ')).toMatch(/Renders/);
    });
  });
}
