import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Button } from '../primitives/Button/Button.tsx';
import { wrapTexts } from '../theme/wrapTexts.tsx';
import { UiTestProvider } from './UiTestProvider.tsx';

/** Shows elements, and lets a test replace their texts as a page translator does. */
function shown() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return {
    place,
    show: (content: ReactNode) => flushSync(() => root.render(<UiTestProvider>{content}</UiTestProvider>)),
    translate() {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    },
    end() {
      flushSync(() => root.unmount());
      place.remove();
    },
  };
}

test('a translated button gets an icon, becomes busy, and gets another label', () => {
  const { place, show, translate, end } = shown();
  show(<Button>Place bet</Button>);
  translate();
  show(<Button icon="check">Place bet</Button>);
  show(<Button busy>Place bet</Button>);
  show(<Button>Bet placed</Button>);
  expect(place.textContent).toBe('Bet placed');
  end();
});

test('keeps elements as they are, and each run of texts together', () => {
  const { place, show, end } = shown();
  show(wrapTexts(['Stake ', 5, <b key="b">EUR</b>, ' of 10']));
  expect([...place.childNodes].map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
    ['SPAN', 'Stake 5'],
    ['B', 'EUR'],
    ['SPAN', ' of 10'],
  ]);
  end();
});
