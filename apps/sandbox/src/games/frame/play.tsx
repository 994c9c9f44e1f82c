import './play.css';
import { render } from 'preact';
import { openFrame } from './shell/open.tsx';

const root = document.querySelector('#game');
if (root) void openFrame(root).then((view) => render(view, root));
