import { mergeConfig } from 'vitest/config';
import ours from '../vitest.config.ts';

export default mergeConfig(ours, { test: { setupFiles: ['mutation/setup.ts'] } });
