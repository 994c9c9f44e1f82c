import { boot } from './app/boot/boot.tsx';

void boot();
