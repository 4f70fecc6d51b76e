import { safeHtml } from '../richText/safeHtml.ts';
import { pictureAddress, type PictureRow } from '../../pictures/picture.presenter.ts';
import { type ValueOf } from '../../platform/http/jsonSchema.ts';
import { rowOf, type ShownPage } from './liveStaticPages.ts';
import { type StaticPageState } from './staticPage.entity.ts';
import { unwritten } from './findStaticPages.ts';
import { type STATIC_PAGE } from './staticPage.schema.ts';

/** As an administrator writes it. */
export function presentRecord(page: StaticPageState): ValueOf<typeof STATIC_PAGE> {
  const { id } = rowOf(page.key);
  return {
    _id: id,
    id,
    key: page.key,
    title: page.title,
    description: page.description,
    excerpt: page.description,
    content: safeHtml(page.content),
    featuredImage: page.picture && imageOf(page.picture),
    images: page.pictures.map(imageOf),
    tags: page.tags,
    status: page.status,
    version: page.version,
    createdAt: page.createdAt?.toISOString() ?? null,
    updatedAt: page.updatedAt?.toISOString() ?? null,
  };
}

/** As visitors read it. */
export function presentShown(page: ShownPage): ValueOf<typeof STATIC_PAGE> {
  const { key, title, description, content, record } = page;
  return {
    ...presentRecord(record ?? unwritten(key)),
    title,
    description,
    excerpt: description,
    content,
  };
}

function imageOf(picture: PictureRow) {
  return { url: pictureAddress(picture), alt: picture.alt };
}
