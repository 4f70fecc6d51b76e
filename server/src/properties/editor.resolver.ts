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
    description: 'Why it was rejected; null unless the viewer may edit.',
  })
  rejectionReason(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? property.rejectionReason : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Names what it says now, for `version` of an edit; another one as soon as that is changed. Null unless the viewer may edit.',
  })
  version(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? versionOf(property) : null;
  }

  @FieldResolver(() => [String], {
    description:
      'Labels of the details that may say less than its seller meant, since the form ended there; sending the form again confirms them. Empty unless the viewer may edit.',
  })
  toConfirm(@Ctx() context: Context, @Root() property: PropertyRow) {
    if (!canEdit(context.viewer, property)) return [];
    return labelsOf(subtypeByKey(property.subtype), property.toConfirm);
  }

  @FieldResolver(() => PropertyEdit, {
    nullable: true,
    description:
      'What a waiting or rejected edit changes of the version that visitors see; null when there is none or the viewer may not edit.',
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
    description: 'What happened to it, newest first, at most 20; empty unless the viewer may edit.',
    complexity: QUERY_COST.statement,
  })
  history(@Ctx() context: Context, @Root() property: PropertyRow) {
    return canEdit(context.viewer, property) ? findHistory(context, property.id) : [];
  }
}
