import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Games in a browser are a project of the root's configuration, which the guard's step `kit` runs.
  test: { name: 'sandbox', include: ['src/**/!(*.browser).test.ts'], isolate: false },
});
