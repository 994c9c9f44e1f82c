import { boot } from './app/boot/boot.tsx';
import { takeMailedToken } from './platform/links/mailedToken.ts';

takeMailedToken();
void boot();
