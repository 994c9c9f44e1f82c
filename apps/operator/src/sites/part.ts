import type { Site } from '@touchline/contract/operators';
import type { PathWith, WriteOf } from '../api/calls.ts';
import type { DraftSchema } from '../shared/useDraft.ts';

type NameIn<P extends string> = P extends `/ops/sites/{siteId}/${infer Name}` ? Name : never;
type BodyAt<P extends PathWith<'put'>> = WriteOf<'put', P>['body'];

/** Values of the parts of a site's state, as their calls take them: calls with the version that a change is based on. */
type PartValues = {
  [
    P in PathWith<'put'> as BodyAt<P> extends { readonly version: number; readonly value: unknown }
      ? NameIn<P>
      : never
  ]: BodyAt<P> extends { readonly value: infer Value } ? Value : never;
};

/** Name of a part of a site's state, in addresses, calls and texts. */
export type PartName = keyof PartValues;
/** Value of a part, as its call takes it. */
export type PartValue<Part extends PartName> = PartValues[Part];

/** How a part becomes the fields of its form, and these the part's value. */
export type PartSchema<Part extends PartName, Draft> = DraftSchema<Site, Draft, PartValue<Part>>;

/** Props of the form of each part. */
export interface PartProps {
  readonly site: Site;
}
