import { vi } from 'vitest';

// Suites share processes, so each starts with modules of its own, and none of the globals and clocks that another
// replaced.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
// API modules read the origin when they are loaded.
vi.stubGlobal('location', { origin: 'https://site.example' });
