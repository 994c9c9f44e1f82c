import './check.css';
import { render } from 'preact';
import { CheckForm } from './check/CheckForm.tsx';
import { directionOf } from './shell/direction.ts';
import { loadTexts } from './shell/texts.ts';

async function openCheck(root: Element): Promise<void> {
  const query = new URLSearchParams(location.search);
  const texts = await loadTexts(query.get('lang') ?? navigator.language);
  const { documentElement } = root.ownerDocument;
  documentElement.lang = texts.language;
  documentElement.dir = directionOf(texts.language);
  document.title = texts.t('check.title');
  if (globalThis.matchMedia('(prefers-color-scheme: dark)').matches)
    documentElement.dataset['theme'] = 'dark';
  render(<CheckForm texts={texts} first={query} />, root);
}

const root = document.querySelector('#check');
if (root) void openCheck(root);
