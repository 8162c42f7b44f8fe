/**
 * Content: what anybody reads: pages, news by themes, documents, videos and web-series.
 * Owns: content_page, content_theme, content_article, content_document, content_series, content_video, content_media;
 * beside them media_use, which of them show a file, content_version, what each said before, content_draft, what staff have typed of one, and content_revision.
 * Events out: `content.published`, `content.unpublished`, `content.unscheduled`, `content.archived`, `content.restored`; none in.
 * Invariants: a draft, what is not yet open, closed or archived is neither answered nor counted nor found, as of the
 * reader's instant; HTML is made harmless when it is answered; a file is handed out as it was written or not at all.
 */
export { ContentModule } from './content.module.js';
export { DemoTexts, type PausedText } from './commands/demo-texts.js';
export { CONTENT_TABLES, type ContentKind } from './domain/publication.js';
export { contentEvents } from './events.js';
export { contentEntities } from './persistence/content.records.js';
