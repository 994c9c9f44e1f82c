import { configure } from 'storybook/test';

// `waitFor` and `findBy` otherwise give up after a second, which a busy machine may exceed.
configure({ asyncUtilTimeout: 15_000 });
