import * as fc from 'fast-check';
import { propertyLimits } from './index.ts';

// Properties that take no options of this package end in time too.
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...propertyLimits });
