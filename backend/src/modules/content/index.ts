/**
 * Content: what everybody reads: pages, news by theme, documents, videos and web-series. Owns: content_page,
 * content_theme, content_article, content_document, content_series, content_video, content_identity, content_menus, content_wording, content_media; also media_use (which
 * of them show a file), content_version (earlier versions), content_draft (unsaved texts of staff) and
 * content_revision. Events out: `content.published`, `content.unpublished`, `content.unscheduled`, `content.archived`,
 * `content.restored`; none in. Invariants: content that is a draft, not yet open, closed or archived at the reader's
 * instant is neither answered nor counted nor found; HTML is cleaned when it is answered; a file is handed out as it
 * was written or not at all.
 */
export { ContentModule } from './content.module.js';
export { DemoTexts, type PausedText } from './commands/demo-texts.js';
export { CONTENT_TABLES, type ContentKind } from './domain/publication.js';
export { contentEvents } from './domain/content.events.js';
export { contentKey } from './uploads/media-uploads.js';
export { contentEntities } from './persistence/site.records.js';
