import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { labelsOf, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { presentPicture } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { compareVersions } from './compareVersions.ts';
import { PropertyEdit, PropertyEvent } from './editor.graphql.ts';
import { contentOf, versionOf } from './listingContent.ts';
import { findHistory } from './listingHistory.ts';
import { Property } from './property.entity.ts';
import { canEdit } from './property.policy.ts';
import { type PropertyRow } from './property.row.ts';

/** What only those read of a listing who may change it; nobody else learns that it is there. */
@Resolver(() => Property)
export class PropertyEditorResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Reason for the rejection. Null if there is none or the viewer may not edit the listing.',
  })
  rejectionReason(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? property.rejectionReason : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Identifies the current content, for `version` of an edit. Changes with every edit. Null if the viewer may not edit the listing.',
  })
  version(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? versionOf(property) : null;
  }

  @FieldResolver(() => [String], {
    description:
      'Labels of numeric details that may be too low because of a former maximum in the form. Saving the form again confirms them. Empty if the viewer may not edit the listing.',
  })
  toConfirm(@Ctx() context: Context, @Root() property: PropertyRow) {
    if (!canEdit(context.viewer, property)) return [];
    return labelsOf(subtypeByKey(property.subtype), property.toConfirm);
  }

  @FieldResolver(() => PropertyEdit, {
    nullable: true,
    description:
      'Changes of a pending or rejected edit compared with the public version. Null if there is none or the viewer may not edit the listing.',
  })
  edit(@Ctx() context: Context, @Root() property: PropertyRow) {
    const { publicVersion } = property;
    if (publicVersion === undefined || !canEdit(context.viewer, property)) return null;
    const found = compareVersions(publicVersion, contentOf(property));
    return {
      submittedAt: property.updatedAt,
      changes: found.changes,
      addedPictures: found.addedPictures.map(presentPicture),
      removedPictures: found.removedPictures.map(presentPicture),
    };
  }

  @FieldResolver(() => [PropertyEvent], {
    description:
      'History of the listing, newest first, at most 20 events. Empty if the viewer may not edit it.',
    complexity: QUERY_COST.statement,
  })
  history(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? findHistory(context, property.id) : [];
  }
}
